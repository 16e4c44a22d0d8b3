import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { failuresIn, startTestApi, type TestApi } from '../../testing/api.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';

const START = 'POST /api/v1/my-account/passkeys/options';
const ADD = 'POST /api/v1/my-account/passkeys';
const LOG_IN = 'POST /api/v1/auth/passkeys/login';
const typed = { current_password: SEED_PASSWORD };

let api: TestApi;
let token: string;
const device = createAuthenticator();
beforeAll(async () => {
  api = await startTestApi();
  token = await api.loginAs('sam.new@example.com');
  const credential = device.create({ challenge: await toAdd() });
  expect((await add(credential)).status).toBe(200);
});
afterAll(() => api.close());

type Sent = { id: string; response: Record<string, unknown> } & Record<string, unknown>;
type Change = (sent: Sent) => unknown;

const calls = () => ({ token, app: 'my-account' });
const toAdd = async () => (await api.call(START, { ...calls(), body: typed })).data.options?.challenge;
const toUse = async () => (await api.call('POST /api/v1/auth/passkeys/options')).data.options?.challenge;
const add = (credential: unknown) => api.call(ADD, { ...calls(), body: { name: 'x', credential } });

/** Sends what a device answered, changed, to each call that takes such an answer. */
async function send(change: Change) {
  await api.db.deleteFrom('attempts').execute();
  const made = change(createAuthenticator().create({ challenge: await toAdd() }) as Sent);
  const used = async () => change(device.get({ challenge: await toUse() }) as Sent);
  return [
    await add(made),
    await api.call(LOG_IN, { body: { credential: await used() } }),
    await api.call(START, { ...calls(), body: { credential: await used() } }),
  ];
}
const expectRefused = (answers: Awaited<ReturnType<typeof send>>) => {
  for (const { status, text } of answers) {
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ status_code: 422, message: expect.any(String) });
  }
};

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const clientData = (change: object): Change => {
  return (sent) => {
    const known = JSON.parse(Buffer.from(String(sent.response.clientDataJSON), 'base64url').toString());
    const clientDataJSON = base64url(JSON.stringify({ ...known, ...change }));
    return { ...sent, response: { ...sent.response, clientDataJSON } };
  };
};
const response = (change: object): Change => {
  return (sent) => ({ ...sent, response: { ...sent.response, ...change } });
};
const everyPart = (value: unknown) =>
  response({ authenticatorData: value, signature: value, attestationObject: value });

describe('an answer that no browser gives is refused, in words', () => {
  it.each<[string, Change]>([
    ['no mark-up of ours', response({ clientDataJSON: base64url('<html>') })],
    ['another kind of value', response({ clientDataJSON: base64url('null') })],
    ['a list for what it says', response({ clientDataJSON: base64url('[]') })],
    ['no base64', response({ clientDataJSON: '%%%' })],
    ['a number as the challenge', clientData({ challenge: 1 })],
    ['an object as the challenge', clientData({ challenge: { length: 1 } })],
    ['a null byte in the challenge', clientData({ challenge: 'a\u0000b' })],
    ['half a character in the challenge', clientData({ challenge: '\ud800' })],
    ['a very long challenge', clientData({ challenge: 'a'.repeat(100_000) })],
    ['no challenge', clientData({ challenge: undefined })],
    ['a number as the origin', clientData({ origin: 1 })],
    ['numbers for its parts', everyPart(1)],
    ['objects for its parts', everyPart({})],
    ['nothing for its parts', everyPart(null)],
    ['empty parts', everyPart('')],
    ['parts that are no base64', everyPart('%%%')],
    ['parts of one byte', everyPart('AA')],
    [
      'parts that announce more than they have',
      everyPart(Buffer.from('bbffffffffffffffff', 'hex').toString('base64url')),
    ],
    ['another kind', (sent) => ({ ...sent, type: 'password' })],
    ['a raw id of its own', (sent) => ({ ...sent, rawId: 'AA' })],
    ['a number as the raw id', (sent) => ({ ...sent, rawId: 1 })],
    ['an id with a null byte', (sent) => ({ ...sent, id: 'a\u0000', rawId: 'a\u0000' })],
    ['an id that is no text', (sent) => ({ ...sent, id: 7 })],
    ['no response', ({ response: _none, ...sent }) => sent],
    ['none at all', () => null],
  ])('%s', async (_what, change) => {
    expectRefused(await send(change));
  });

  it('whatever byte of it is another', async () => {
    const flip = (text: unknown, at: number, value: number) => {
      const bytes = Buffer.from(String(text), 'base64url');
      bytes[at % bytes.length] = value;
      return bytes.toString('base64url');
    };
    await fc.assert(
      fc.asyncProperty(fc.nat(400), fc.nat(255), fc.boolean(), async (at, value, isCut) => {
        const parts = ['attestationObject', 'authenticatorData', 'signature', 'clientDataJSON'] as const;
        const change: Change = ({ response: known, ...sent }) => {
          const changed = { ...known };
          for (const part of parts) {
            if (typeof known[part] !== 'string') continue;
            changed[part] = isCut
              ? known[part].slice(0, at % known[part].length)
              : flip(known[part], at, value);
          }
          return { ...sent, response: changed };
        };
        for (const { status } of await send(change)) expect([200, 409, 422]).toContain(status);
      }),
      { numRuns: 8 },
    );
  });

  it.each<[string, unknown]>([
    ['text', 'usb'],
    ['a number', 1],
    ['objects', [{}, { toString: 1 }]],
    ['anything', ['usb', 'x'.repeat(1_000), null]],
  ])('and %s in place of the ways to reach it is kept as far as it is known', async (_what, transports) => {
    await api.db.deleteFrom('attempts').execute();
    await api.db.deleteFrom('passkeys').where('name', '=', 'x').execute();
    const made = createAuthenticator().create({ challenge: await toAdd() });
    const answer = await add({ ...made, response: { ...made.response, transports } });
    expect([200, 422]).toContain(answer.status);
    const kept = await api.db.selectFrom('passkeys').select('transports').execute();
    for (const row of kept) expect(['', 'usb', 'internal']).toContain(row.transports);
  });
});

it('no failure was logged', () => {
  expect(failuresIn(api.logged)).toEqual([]);
});
