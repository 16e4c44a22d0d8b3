import { describe, expect, it } from 'vitest';
import { isUkPostcode, normalisePostcode } from './postcode.ts';

describe('UK postcodes', () => {
  it.each([
    'M1 1AE',
    'm11ae',
    ' sw1a-1aa ',
    'BX9 1BX',
    'SE1P 5LX',
    'JE2 3AB',
    'GIR 0AA',
    'B33 8TH',
    'CR2 6XH',
  ])('takes %s', (typed) => expect(isUkPostcode(typed)).toBe(true));
  it.each(['', 'ZZ99 3VZ', 'BFPO 1', 'NE26', 'M1 1A', '12345', 'QM1 1AE', 'M1 1AEE'])('refuses %s', (typed) =>
    expect(isUkPostcode(typed)).toBe(false),
  );
  it('puts the space where it belongs', () => {
    expect(normalisePostcode('sw1a1aa')).toBe('SW1A 1AA');
  });
});
