import { expect, it } from 'vitest';
import { createStatementNames } from './prepared-statements.ts';

const long = (start: string) => `${start} ${'x'.repeat(3_000)}`;
const asked = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text));

it('names a long statement from its third time on, each by its own name', () => {
  const nameOf = createStatementNames();
  const names = asked(nameOf, long('select a'), 4);
  expect(names).toEqual([undefined, undefined, names[3], names[3]]);
  const [, , other] = asked(nameOf, long('select b'), 3);
  expect([names[3], other].every(Boolean)).toBe(true);
  expect(other).not.toBe(names[3]);
});

it.each([
  ['is short', 'select a from b'],
  ['reads all columns', long('select * from b')],
  ['reads all columns of a table', long('select a.* from a')],
])('never names one that %s', (_what, text) => {
  expect(asked(createStatementNames(), text, 5)).toEqual(Array.from({ length: 5 }));
});

it('names one that counts rows', () => {
  expect(asked(createStatementNames(), long('select count(*) from b'), 3)[2]).toBeDefined();
});

it('names no more than each connection can keep', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 150 }, (_, at) => asked(nameOf, long(`select a${at}`), 3)[2]);
  expect(new Set(names.filter(Boolean)).size).toBe(100);
  expect(nameOf(long('select a0'))).toBe(names[0]);
});
