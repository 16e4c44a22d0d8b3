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
  notice: 'Notice to end it',
  noticeDays: (days: number) => (days === 1 ? '1 working day' : `${days} working days`),
  noNotice: 'None: it ends by itself',
  proof: 'Who it’s for',
  anyone: 'No proof needed',
  access: 'Access',
  times: 'When you can come',
  anyTime: 'At any time, peak and off-peak',
  notIncluded: 'Not included',
  choose: 'Choose',
  chooseNamed: (name: string) => `Choose ${name}`,
});
