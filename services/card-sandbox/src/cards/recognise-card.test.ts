import { describe, expect, it } from 'vitest';
import { recogniseCard } from './recognise-card.ts';

describe('recognising a card', () => {
  it.each([
    ['4929000000006', 'Visa'],
    ['4929000005559', 'Visa'],
    ['4929000000014', 'Visa'],
    ['4929000000022', 'Visa'],
    ['4484000000002', 'Visa'],
    ['4462000000000003', 'VisaDebit'],
    ['4917300000000008', 'VisaElectron'],
    ['5186150660000009', 'MasterCard'],
    ['5186150660000025', 'MasterCard'],
    ['5186150660000108', 'MasterCard'],
    ['5186150660000207', 'MasterCard'],
    ['5404000000000001', 'MasterCard'],
    ['5185690060000001', 'DebitMasterCard'],
    ['6759000000005', 'Maestro'],
    ['6705000000008', 'Maestro'],
    ['5185570760000008', 'Maestro'],
    ['6766000000000', 'Maestro'],
    ['374200000000004', 'AmericanExpress'],
    ['36000000000008', 'Discover'],
    ['3569990000000009', 'JCB'],
  ])('takes the test card %s as %s', (number, cardType) => {
    expect(recogniseCard(number)).toMatchObject({ kind: 'accepted', cardType, isDeclined: false });
  });

  it.each([
    ['4929602110085639', 'Visa'],
    ['5403814948608092', 'MasterCard'],
  ])('knows that the bank declines %s', (number, cardType) => {
    expect(recogniseCard(number)).toMatchObject({ kind: 'accepted', cardType, isDeclined: true });
  });

  it.each([['4929000000007'], ['4929'], ['0000000000000'], ['']])('refuses %s as invalid', (number) => {
    expect(recogniseCard(number)).toEqual({ kind: 'invalid' });
  });

  it('refuses a scheme the provider does not take', () => {
    expect(recogniseCard('6212345678900000003'.slice(0, 16))).toEqual({ kind: 'unsupported' });
  });

  it('expects four digits of security code on American Express only', () => {
    expect(recogniseCard('374200000000004')).toMatchObject({ securityCodeLength: 4 });
    expect(recogniseCard('4929000000006')).toMatchObject({ securityCodeLength: 3 });
  });
});
