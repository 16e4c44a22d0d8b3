import { expect, test } from 'vitest';
import { checkModulus } from './bank-modulus.ts';

/** The examples of Vocalink's "Validating account numbers". */
test.each([
  ['089999', '66374958'],
  ['107999', '88837491'],
  ['202959', '63748472'],
  ['871427', '46238510'],
  ['872427', '46238510'],
  ['871427', '09123496'],
  ['871427', '99123496'],
  ['820000', '73688637'],
  ['827999', '73988638'],
  ['827101', '28748352'],
  ['134020', '63849203'],
  ['118765', '64371389'],
  ['200915', '41011166'],
  ['938611', '07806039'],
  ['938600', '42368003'],
  ['938063', '55065200'],
  ['772798', '99345694'],
  ['086090', '06774744'],
  ['309070', '02355688'],
  ['309070', '12345668'],
  ['309070', '12345677'],
  ['309070', '99345694'],
  ['180002', '00000190'],
  ['070116', '34012583'],
  ['074456', '11104102'],
  ['074456', '12345112'],
])('%s %s can exist', async (sortCode, accountNumber) => {
  expect(await checkModulus(sortCode, accountNumber)).not.toBe('impossible');
});

test.each([
  ['938063', '15764273'],
  ['938063', '15764264'],
  ['938063', '15763217'],
  ['118765', '64371388'],
  ['203099', '66831036'],
  ['203099', '58716970'],
  ['089999', '66374959'],
  ['107999', '88837493'],
])('%s %s cannot exist', async (sortCode, accountNumber) => {
  expect(await checkModulus(sortCode, accountNumber)).toBe('impossible');
});

test('a sort code without a rule is not checked', async () => {
  expect(await checkModulus('000000', '12345678')).toBe('not-checked');
  expect(await checkModulus('999999', '12345678')).toBe('not-checked');
  expect(await checkModulus('089999', '66374958')).toBe('possible');
});
