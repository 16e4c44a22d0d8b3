import { defineTexts } from 'shared-contracts/texts';

/** Every word of the desk at the front of house, which only its own screens show. */
export const texts = defineTexts('mf-basket/desk', {
  title: 'Front of house',
  find: {
    lead: 'Find the customer who wants to pay for their basket.',
    label: 'Email address or customer ID',
    missing: 'Enter an email address or customer ID',
    find: 'Find customer',
    finding: 'Finding the customer',
    none: 'No account has this email address or customer ID.',
    several: 'Several accounts share this email address. Choose one:',
    choose: (name: string, reference: string) => `${name}, ${reference}`,
  },
  customer: (reference: string, email: string) => `${reference}, ${email}`,
  another: 'Serve another customer',
  waivers: 'Accepted waivers (opens in a new tab)',
  emptyTitle: 'There is nothing to pay for',
  emptyText: "This customer's basket is empty.",
  staffOnlyTitle: 'This page is for staff',
  staffOnlyText: 'Log in with a staff account to take payments here.',
  toBookings: 'Go to bookings',
  tender: {
    kind: 'Paid with',
    names: {
      cash: 'Cash',
      'offline-voucher': 'Voucher',
      cheque: 'Cheque',
      credit: 'Account credit',
      membership: 'Membership credit',
    },
    received: 'Cash received',
    amount: 'Amount',
    voucherNumber: 'Voucher number',
    chequeNumber: 'Cheque number',
    add: 'Add payment',
    taken: 'Received so far',
    none: 'Nothing yet.',
    remove: (name: string) => `Remove ${name}`,
    remaining: (amount: string) => `Still to pay: ${amount}`,
    settled: 'Everything is paid.',
    change: (amount: string) => `Change to give: ${amount}`,
    errors: {
      amount: 'Enter an amount, such as 20.00',
      tooMuch: 'This is more than there is to pay. Only cash gives change.',
    },
  },
});
