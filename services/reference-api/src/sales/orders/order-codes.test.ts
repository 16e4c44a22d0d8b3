import { expect, test } from 'vitest';
import { orderReference } from './order-codes.ts';

test('a reference is three letters of the tenant and six clear characters', () => {
  expect(orderReference('riverside', () => 0)).toBe('RIV-AAAAAA');
  for (let i = 0; i < 500; i += 1) {
    expect(orderReference('northpeak')).toMatch(/^NOR-[ACDEFGHJKMNPQRTWXY34679]{6}$/);
  }
});

test('a slug with digits and hyphens still gives letters', () => {
  expect(orderReference('1st-gym', () => 1)).toBe('STG-CCCCCC');
});
