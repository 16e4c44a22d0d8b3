import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { hostileBody, type SentBody } from './hostile-bodies.ts';
import { hostileFile } from './hostile-files.ts';
import { hostileText } from './hostile-values.ts';
import type { PublishedCall } from './published-calls.ts';
import { type KnownValues, validValue } from './valid-values.ts';

export interface HostileRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
}

/** Percent-encoded as a browser would, whatever is in it. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

export const rawPathParts = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%FF',
  '%00',
  '%2F..%2F',
  '..;',
  '*',
  'a'.repeat(201),
  '%c0%ae',
];

/** Most often something that exists, so that the call itself is reached. */
function pathPart(name: string, known: KnownValues): fc.Arbitrary<string> {
  const good = fc.constantFrom(...(known[name] ?? ['1'])).map(encoded);
  return fc.oneof(
    { weight: 6, arbitrary: good },
    { weight: 2, arbitrary: hostileText.map((text) => encoded(text.slice(0, 6_000))) },
    { weight: 1, arbitrary: fc.constantFrom(...rawPathParts) },
  );
}

function pathOf(call: PublishedCall, known: KnownValues): fc.Arbitrary<string> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc
    .tuple(...names.map((name) => pathPart(name, known)))
    .map((parts) =>
      names.reduce((path, name, at) => path.replace(`{${name}}`, () => parts[at] ?? ''), call.path),
    );
}

function queryOf(call: PublishedCall, known: KnownValues): fc.Arbitrary<string> {
  const pairs = call.query.map(({ name, schema, required }) => {
    const good = validValue(schema, name, known).map((value) => `${name}=${encoded(String(value))}`);
    const bad = hostileText.map((text) => `${name}=${encoded(text.slice(0, 6_000))}`);
    const odd = fc.constantFrom(`${name}`, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}=%`);
    const left = fc.constant('');
    return fc.oneof(
      { weight: 5, arbitrary: good },
      { weight: 2, arbitrary: bad },
      { weight: 1, arbitrary: odd },
      { weight: required ? 1 : 3, arbitrary: left },
    );
  });
  const more = fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '__proto__=1',
        '__proto__[is_staff]=1',
        'constructor=x',
        '&&&',
        '=',
        '%00=1',
        '?',
      ),
    },
  );
  return fc.tuple(...pairs, more).map((parts) => {
    const query = parts.filter(Boolean).join('&');
    return query && `?${query}`;
  });
}

export const oddHeaders: readonly Record<string, string>[] = [
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(5_000)}` },
  { authorization: 'Basic YTpi' },
  { authorization: '\u00ff' },
  { cookie: 'touchline_token' },
  { cookie: `touchline_token=${'%00'.repeat(20)}` },
  { cookie: 'touchline_token=%; touchline_token=%E0%A4%A; __proto__=1' },
  { 'idempotency-key': '' },
  { 'idempotency-key': "'; drop table people" },
  { 'idempotency-key': 'k'.repeat(101) },
  { 'touchline-person': '__proto__' },
  { 'touchline-person': '\u00e9' },
  { origin: 'null' },
  { origin: 'http://' },
  { origin: `http://${'a.'.repeat(200)}localhost` },
  { 'x-forwarded-host': 'bookings.nobody.localhost' },
  { 'x-forwarded-host': ',' },
  { 'x-forwarded-for': 'not, an, address' },
  { 'x-forwarded-proto': 'gopher' },
  { host: '' },
  { host: '[::1]:x' },
  { host: `bookings.${'r'.repeat(300)}.localhost` },
  { accept: 'nonsense' },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { 'accept-language': 'x'.repeat(2_000) },
  { range: 'bytes=9-1' },
  { 'if-none-match': '"' },
];

const headersOf = (call: PublishedCall): fc.Arbitrary<Record<string, string>> =>
  fc
    .oneof(
      { weight: 7, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constantFrom(...oddHeaders) },
    )
    // A fresh key is no part of what is drawn: the same one would answer what was answered before.
    .map((odd) => ({ ...(call.isIdempotent && { 'idempotency-key': randomUUID() }), ...odd }));

/**
 * Requests for one published call: right but for something, or right altogether.
 * @param example a body that the rules of the business accept too, for a call that takes one
 */
export function hostileRequest(
  call: PublishedCall,
  known: KnownValues,
  example?: object,
): fc.Arbitrary<HostileRequest> {
  const drawn = call.body && validValue(call.body, '', known);
  const file = call.files.length > 0 ? hostileFile(call.files) : undefined;
  const body: fc.Arbitrary<SentBody | null> = drawn
    ? hostileBody(example ? fc.oneof(drawn, fc.constant(example)) : drawn)
    : fc.oneof(
        ...(file ? [{ weight: 20, arbitrary: file }] : []),
        { weight: 5, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: hostileBody(fc.constant({})) },
      );
  return fc
    .tuple(pathOf(call, known), queryOf(call, known), headersOf(call), body)
    .map(([path, query, headers, sent]) => ({
      method: call.method,
      url: path + query,
      headers: { ...sent?.headers, ...headers },
      ...(sent && { payload: sent.bytes }),
    }));
}

/** As much of a request as says what was sent. */
export const describeRequest = ({ method, url, headers, payload }: HostileRequest): string =>
  JSON.stringify({
    method,
    url: url.slice(0, 400),
    headers,
    payload: payload?.toString('latin1').slice(0, 400),
  });
