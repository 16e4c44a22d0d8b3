import { defineTexts } from 'shared-contracts/texts';

/** The words of setting up a Direct Debit and of confirming it. */
export const texts = defineTexts('mf-joining/direct-debit', {
  lead: 'Set up a Direct Debit for your monthly payments. Have your bank details to hand.',
  again: 'We don’t keep your bank details on this page. Please enter them again.',
  account: 'Bank account',
  accountHolder: 'Account holder name',
  accountHolderHint: 'As it appears on your bank statements.',
  sortCode: 'Sort code',
  sortCodeHint: '6 digits, like 30-94-30.',
  accountNumber: 'Account number',
  accountNumberHint: '6 to 8 digits.',
  address: 'Billing address',
  sameAddress: 'Same as my address',
  lineOne: 'Address line 1',
  lineTwo: 'Address line 2',
  city: 'Town or city',
  postcode: 'Postcode',
  wrong: {
    accountHolder: 'Enter the name on the account as it appears on bank statements.',
    accountNumber: 'Enter an account number of 6 to 8 digits.',
    sortCode: 'Enter a sort code of 6 digits.',
    billingAddressLineOne: 'Enter the first line of your address.',
    billingCity: 'Enter your town or city.',
    billingPostcode: 'Please enter a valid postcode',
  },
  mismatch: 'The sort code and account number do not match. Check both.',
  authorised:
    'I confirm that I am the account holder and am authorised to set up Direct Debit payments on this account',
  severalSign: 'Does more than one person have to sign for this account?',
  severalSignText:
    'If so, you can’t set up a Direct Debit here. Contact us and we’ll send you a form for everyone to sign.',
  statement: (name: string) => `${name} will appear on your bank statement.`,
  privacy: 'Payments are collected by GoCardless.',
  privacyLink: 'Read the GoCardless privacy notice',
  save: 'Save and continue',
  saveHint: 'Fill in every field and tick every box to continue.',
  inBasket:
    'Your bank details are with the membership in your basket. To change them or anything else, enter them again: we don’t keep them on this page.',
  kept: (digits: string) =>
    `We have the account ending ${digits}. Leave these fields empty to keep it, or enter another account.`,
  summary: 'With the membership in your basket',
  ending: (digits: string) => `Account ending ${digits}`,
  guarantee: 'The Direct Debit Guarantee',
  guaranteeOffer:
    'This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits.',
  guaranteeNotice: (name: string, days: number) =>
    `If there are any changes to the amount, date or frequency of your Direct Debit ${name} will notify you ${days} working days in advance of your account being debited or as otherwise agreed. If you request ${name} to collect a payment, confirmation of the amount and date will be given to you at the time of the request.`,
  guaranteeRefund: (name: string) =>
    `If an error is made in the payment of your Direct Debit by ${name} or your bank or building society you are entitled to a full and immediate refund of the amount paid from your bank or building society. If you receive a refund you are not entitled to, you must pay it back when ${name} asks you to.`,
  guaranteeCancel:
    'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
  confirmation: {
    title: 'Check your Direct Debit details',
    change: 'Change bank details',
    amount: 'Monthly payment',
    first: 'First collection',
    frequency: 'How often',
    monthly: 'Every month',
    monthlyOn: (day: string) => `Every month on the ${day}`,
    collector: 'Name on your statement',
    contact: 'Questions about your Direct Debit',
    notice: (days: number) =>
      `We’ll tell you about any change ${days} working days in advance. Your Direct Debit reference is in your order confirmation.`,
    continue: 'Continue to checkout',
    confirmed: 'Confirmed',
  },
});
