import { logout } from 'shared-contracts/api/auth';
import type { Endpoint, EndpointAccess } from 'shared-contracts/endpoint';
import { failuresOf } from './failures.ts';
import { type JsonSchema, plainSchema, wireSchema } from './wire-schema.ts';

/** Address of an endpoint on a tenant's host (decisions 6). */
export function pathOf({ base, path }: Endpoint): string {
  if (base === 'origin') return `/${path}`;
  const below = base === 'checkout' ? ['checkout', path] : [path];
  return `/${['api/v1', ...below].filter(Boolean).join('/')}`;
}

/** Security requirement of a row where the document's own rule (a login is needed) does not apply. */
const SECURITY: Partial<Record<EndpointAccess, unknown[]>> = {
  anyone: [],
  personalised: [{}, { cookie: [] }, { bearer: [] }],
};

/** One operation of the OpenAPI document. @param name unique in the document. */
export function operationOf(tag: string, name: string, endpoint: Endpoint): Record<string, unknown> {
  const { access, body, file, dataKeys, status, summary } = endpoint;
  const security = SECURITY[access];
  const parameters = parametersOf(endpoint);
  return {
    tags: [tag],
    operationId: name,
    summary,
    ...(security && { security }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: wireSchema(body, 'input', dataKeys) } },
      },
    }),
    ...(file && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
    }),
    responses: {
      [status]: { description: 'It worked.', content: contentOf(endpoint) },
      ...Object.fromEntries(
        failuresOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

function parametersOf({ path, query, idempotent }: Endpoint): unknown[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? plainSchema(query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const key = idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  // A logout is about the token alone.
  const person = path === logout.path ? [] : [{ $ref: '#/components/parameters/Person' }];
  return [...inPath, ...inQuery, ...key, ...person];
}

/** Whatever is no bare text comes in the envelope; the one kind of file the API hands out is a calendar. */
function contentOf({ answer, dataKeys }: Endpoint): Record<string, { schema: JsonSchema }> {
  const data = wireSchema(answer, 'output', dataKeys);
  if (data.type === 'string') return { 'text/calendar': { schema: data } };
  return {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status_code: { type: 'integer' }, message: { type: 'string' }, data },
        required: ['status_code', 'data'],
      },
    },
  };
}
