import { expect, it } from 'vitest';
import { compareFingerprints } from './fingerprint.ts';

const table = (rows: number, content = '1') => ({ rows, content });

it.each([
  ['nothing of equal ones', { people: table(2) }, { people: table(2) }, []],
  ['a lost table', { people: table(2) }, {}, ['people is missing.']],
  ['a table too many', {}, { people: table(2) }, ['people was not in the backup.']],
  ['a lost row', { people: table(2) }, { people: table(1) }, ['people has 1 rows instead of 2.']],
  ['a changed row', { people: table(2) }, { people: table(2, '3') }, ['people has rows that differ.']],
])('tells %s', (_case, made, copied, differences) => {
  expect(compareFingerprints(made, copied)).toEqual(differences);
});
