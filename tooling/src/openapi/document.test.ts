import { forgottenPassword, login, logout, register } from 'shared-contracts/api/auth';
import { DRAFTED_DETAILS } from 'shared-contracts/api/joining-draft';
import { apiTable } from 'shared-contracts/api/table';
import { camelKey, snakeKey } from 'shared-contracts/codec';
import { endpoint } from 'shared-contracts/endpoint';
import { int, object, optional, record, strictObject, string, withDefault } from 'shared-contracts/schema';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './document.ts';
import { operationOf, pathOf } from './operation.ts';
import { plainSchema, wireSchema } from './wire-schema.ts';

const answer = object({ ok: string() });

describe('where an endpoint stands', () => {
  it.each([
    ['api', 'orders/{orderId}', '/api/v1/orders/{orderId}'],
    ['origin', 'api/terms', '/api/terms'],
    ['checkout', '', '/api/v1/checkout'],
    ['checkout', 'add', '/api/v1/checkout/add'],
  ] as const)('%s %s', (base, path, expected) => {
    expect(pathOf(endpoint({ method: 'GET', base, path, answer, access: 'anyone', summary: '' }))).toBe(
      expected,
    );
  });
});

describe('what travels', () => {
  it('has snake_case names at every depth', () => {
    const schema = strictObject({
      cardHolder: object({ firstName: string(), lastName: optional(string()) }),
    });
    expect(wireSchema(schema, 'input')).toMatchObject({
      properties: {
        card_holder: {
          properties: { first_name: { type: 'string' }, last_name: { type: 'string' } },
          required: ['first_name'],
        },
      },
      required: ['card_holder'],
      additionalProperties: false,
    });
  });

  it('has snake_case names in what stands for a part that is left out', () => {
    const range = withDefault(object({ minValue: string() }), { minValue: '0' });
    expect(wireSchema(object({ range }), 'output').properties?.range?.default).toEqual({ min_value: '0' });
  });

  it('keeps names that are data', () => {
    const inner = object({ threeDSMethod: string() });
    const schema = object({ scaData: inner, others: record(string(), inner) });
    const { properties } = wireSchema(schema, 'output', ['scaData']);
    expect(properties?.sca_data?.properties).toHaveProperty('threeDSMethod');
    expect(properties?.others).toMatchObject({
      additionalProperties: { properties: { three_d_s_method: { type: 'string' } } },
    });
  });

  it('leaves an answer open to further names and numbers without the limits of a language', () => {
    expect(plainSchema(object({ count: int() }), 'output')).toEqual({
      type: 'object',
      properties: { count: { type: 'integer' } },
      required: ['count'],
    });
  });
});

describe('an operation', () => {
  const add = endpoint({
    method: 'POST',
    path: 'carts/{cart}/add',
    query: object({ selected_user_id: optional(string()) }),
    body: strictObject({ itemId: string() }),
    answer,
    access: 'customer',
    idempotent: true,
    summary: 'Adds.',
  });

  it('has path, query and the idempotency key as parameters', () => {
    expect(operationOf('basket', 'add', add).parameters).toEqual([
      { name: 'cart', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'selected_user_id', in: 'query', required: false, schema: { type: 'string' } },
      { $ref: '#/components/parameters/IdempotencyKey' },
      { $ref: '#/components/parameters/Person' },
    ]);
  });

  it('may say for whom it was filled in, unless it logs out', () => {
    expect(operationOf('auth', 'login', login).parameters).toEqual([
      { $ref: '#/components/parameters/Person' },
    ]);
    expect(operationOf('auth', 'logout', logout).parameters).toBeUndefined();
  });

  it('names the failures a caller has to expect', () => {
    const { responses } = operationOf('basket', 'add', add) as { responses: object };
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '500',
      '503',
    ]);
  });

  it('that anyone may call says that no login is needed', () => {
    const open = endpoint({ method: 'GET', path: 'client', answer, access: 'anyone', summary: '' });
    expect(operationOf('client', 'client', open)).toMatchObject({ security: [] });
  });

  it('whose answer depends on the person may be called with a login or without one', () => {
    const either = endpoint({ method: 'GET', path: 'prices', answer, access: 'personalised', summary: '' });
    expect(operationOf('prices', 'prices', either)).toMatchObject({
      security: [{}, { cookie: [] }, { bearer: [] }],
    });
  });

  it('that makes something answers 201', () => {
    const make = endpoint({
      method: 'POST',
      path: 'things',
      answer,
      access: 'anyone',
      status: 201,
      summary: '',
    });
    const { responses } = operationOf('things', 'make', make) as { responses: object };
    expect(Object.keys(responses)).toContain('201');
    expect(Object.keys(responses)).not.toContain('200');
  });

  it.each([login, register, forgottenPassword])(
    'of which only so many are taken says so: $path',
    (rationed) => {
      const { responses } = operationOf('auth', 'call', rationed) as { responses: object };
      expect(Object.keys(responses)).toContain('429');
    },
  );

  it('answers a bare text as a file, without the envelope', () => {
    const file = endpoint({
      method: 'GET',
      path: 'calendar',
      answer: string(),
      access: 'anyone',
      summary: '',
    });
    expect(operationOf('orders', 'calendar', file)).toMatchObject({
      responses: { 200: { content: { 'text/calendar': { schema: { type: 'string' } } } } },
    });
  });
});

it('two methods of one path stand side by side', () => {
  const at = (method: 'GET' | 'DELETE') =>
    endpoint({ method, base: 'checkout', path: '', answer, access: 'anyone', summary: '' });
  const { paths } = openApiDocument({ basket: { cart: at('GET'), clear: at('DELETE') } }, '1.0.0');
  expect(paths).toMatchObject({ '/api/v1/checkout': { get: {}, delete: {} } });
});

it('describes the geocoder, whose answers have no envelope', () => {
  const { paths } = openApiDocument({}, '1.0.0');
  expect(paths).toMatchObject({
    '/api/geocoding/{term}.json': {
      get: {
        responses: {
          200: { content: { 'application/json': { schema: { required: ['features'] } } } },
        },
      },
    },
  });
});

it('has no name that the change of case and back would turn into another', () => {
  const { paths } = openApiDocument(apiTable, '1.0.0');
  const names = new Set<string>();
  JSON.stringify(paths, (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) names.add(name);
    return value;
  });
  const isChanged = (name: string) => snakeKey(camelKey(name)) !== name;
  // These travel as they are: of the Web Authentication API in a credential, and the paths of the questions of a draft.
  const asTheyAre = ['clientDataJSON', ...DRAFTED_DETAILS.filter(isChanged)];
  expect([...names].filter(isChanged).sort()).toEqual(asTheyAre.sort());
  expect(names.size).toBeGreaterThan(300);
});
