import { defineTexts } from 'shared-contracts/texts';

/** The words of comparing memberships. */
export const texts = defineTexts('mf-joining/compare', {
  title: 'Compare memberships',
  price: 'Price',
  now: 'To pay now, if you start today',
  from: (amount: string) => `From ${amount}`,
  setupFee: 'Setup fee',
  firstYear: 'In the first year',
  term: 'How long',
  proof: 'Who it’s for',
  anyone: 'No proof needed',
  access: 'Access',
  notIncluded: 'Not included',
  choose: 'Choose',
  chooseNamed: (name: string) => `Choose ${name}`,
});
