import fc from 'fast-check';

const LONG = 70_000;

/** Texts that have broken something somewhere: storage, encodings, queries, paths, mark-up, patterns, numbers. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff\u202e\u2066',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(200),
  'İıſK',
  "'; drop table people; --",
  '" or 1=1',
  '%_\\',
  '$1',
  '{{7*7}}',
  '#{7*7}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: touchline_token=x',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '9223372036854775808',
  '-1',
  '0x10',
  '١٢٣',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '2026-06-10T25:61:00Z',
  '-271822-04-20',
  '+275760-09-14',
  '9999-12-31',
  '0000-00-00',
  'infinity',
  'now',
  'a@b',
  '1.5',
  '.',
  '..',
  '/',
  `${'a'.repeat(50)}!`,
  `${'0'.repeat(40_000)}!`,
  ' '.repeat(40_000),
  'a'.repeat(LONG),
  'ü'.repeat(LONG),
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => wrap(inner), 1);

const prototypeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
];

/** An object with such its own key, as JSON.parse makes it. */
const withKey = (key: string, value: unknown): object => Object.fromEntries([[key, value]]);

const hostileObject = fc
  .tuple(
    fc.constantFrom(...prototypeKeys),
    fc.constantFrom<unknown>(null, 'x', 1, { is_staff: true }, { prototype: { is_staff: true } }, []),
  )
  .map(([key, value]) => withKey(key, value));

/** Anything but what a field expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      -0,
      1e21,
      1e308,
      2 ** 31,
      2 ** 53,
      2 ** 63,
      [],
      {},
      [[]],
      [null],
      Array.from({ length: 5_000 }, () => 'x'),
      Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, at])),
      nested(19, (inner) => [inner]),
      nested(19, (inner) => ({ a: inner })),
      nested(2_000, (inner) => [inner]),
      nested(2_000, (inner) => ({ a: inner })),
    ),
  },
  { weight: 2, arbitrary: hostileObject },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
