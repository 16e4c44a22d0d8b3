import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { hostileTexts, hostileValue } from './hostile-values.ts';

/** A body, byte for byte, and its description. */
export interface SentBody {
  bytes: Buffer;
  headers: Record<string, string>;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const asSent = (text: string, headers: Record<string, string> = JSON_TYPE): SentBody => ({
  bytes: Buffer.from(text),
  headers,
});
const inJson = (value: unknown): SentBody => asSent(JSON.stringify(value) ?? '');

type Path = (string | number)[];

/** Paths to everything in a value, the value itself included. */
function pathsOf(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [here, ...inside.flatMap(([key, inner]) => pathsOf(inner, [...here, key]))];
}

function withValueAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((inner, at) => (at === key ? withValueAt(inner, rest, put) : inner));
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? withValueAt(inner, rest, put) : inner]),
  );
}

/** One field of a good body is not what it should be. */
const withOneWrongField = (valid: fc.Arbitrary<unknown>) =>
  fc.tuple(valid, fc.nat(), hostileValue).map(([value, at, put]) => {
    const paths = pathsOf(value);
    return inJson(withValueAt(value, paths[at % paths.length] ?? [], put));
  });

/** A field more than there are, whose name is what it is. */
const withOneMoreField = (valid: fc.Arbitrary<unknown>) =>
  fc.tuple(valid, fc.constantFrom(...hostileTexts), hostileValue).map(([value, name, put]) => {
    const own = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    return inJson(Object.fromEntries([...Object.entries(own), [name, put]]));
  });

const camel = (text: string) =>
  text.replaceAll(
    /"(\w+)":/g,
    (_, name: string) => `"${name.replaceAll(/_(\w)/g, (__, next: string) => next.toUpperCase())}":`,
  );

/** The same field twice, in one spelling or in two. */
const withFieldsTwice = (text: string): string[] =>
  text.startsWith('{"') && text !== '{}'
    ? [`${text.slice(0, -1)},${text.slice(1)}`, `${camel(text).slice(0, -1)},${text.slice(1)}`]
    : [];

/** A good body spelled, typed or encoded in ways no one has asked for. */
function badlySent(text: string): SentBody[] {
  const type = (contentType: string, more = {}) => asSent(text, { 'content-type': contentType, ...more });
  return [
    ...withFieldsTwice(text).map((each) => asSent(each)),
    asSent(text.slice(0, -1)),
    asSent(`${text}${text}`),
    asSent(`\ufeff${text}`),
    asSent(text.replace(/^\{/, '{"__proto__":{"is_staff":true},')),
    asSent(text.replace(/^\{/, '{"constructor":{"prototype":{"is_staff":true}},')),
    asSent('{"a":'.repeat(9_000)),
    asSent(`${'['.repeat(9_000)}${']'.repeat(9_000)}`),
    asSent(''),
    asSent('null'),
    asSent('NaN'),
    asSent('1e999'),
    {
      bytes: Buffer.from(text, 'utf16le'),
      headers: { 'content-type': 'application/json; charset=utf-16le' },
    },
    { bytes: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]), headers: JSON_TYPE },
    { bytes: gzipSync(text), headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
    { bytes: Buffer.alloc(300_000, 0x20), headers: JSON_TYPE },
    type('application/json; charset=utf-8'),
    type('application/json; charset=utf-99'),
    type('application/json, text/plain'),
    type('APPLICATION/JSON'),
    type('application/jsonx'),
    type('application/vnd.api+json'),
    type('text/plain'),
    type('text/xml'),
    type('application/x-www-form-urlencoded'),
    type('multipart/form-data'),
    type('multipart/form-data; boundary=x'),
    type('*/*'),
    type('nonsense'),
    type(';'),
    { bytes: Buffer.from(text), headers: {} },
  ];
}

/** Bodies for a call that takes what `valid` draws. */
export function hostileBody(valid: fc.Arbitrary<unknown>): fc.Arbitrary<SentBody> {
  return fc.oneof(
    { weight: 5, arbitrary: withOneWrongField(valid) },
    { weight: 1, arbitrary: withOneMoreField(valid) },
    { weight: 2, arbitrary: valid.map(inJson) },
    {
      weight: 3,
      arbitrary: fc.tuple(valid, fc.nat()).map(([value, at]) => {
        const ways = badlySent(JSON.stringify(value));
        return ways[at % ways.length] ?? inJson(value);
      }),
    },
  );
}
