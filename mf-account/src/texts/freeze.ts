import { defineTexts } from 'shared-contracts/texts';

/** Words of freezing a membership; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/freeze', {
  willBeFrozen: 'Will be frozen',
  time: (first: string, last: string) => `${first} to ${last}`,
  noticeTitle: 'Your membership is frozen',
  usableFrom: (day: string) => `You can use it again from ${day}.`,
  notUsable: 'You can’t use it until it ends.',
  fee: (amount: string) => `During the freeze you pay ${amount} each month.`,
  freeze: {
    ask: 'Freeze membership',
    title: 'Freeze this membership?',
    asking: 'Working out your payments',
    start: 'First day',
    months: 'How long',
    length: (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`,
    until: (first: string, last: string) =>
      `It will be frozen from ${first} until ${last}. During that time you can’t use it, and its prices don’t apply.`,
    monthly: (amount: string) => `You pay ${amount} a month while it’s frozen.`,
    meanwhile: 'Payments during the freeze',
    onePayment: (amount: string, day: string) => `You pay ${amount} on ${day} for the freeze.`,
    payment: (amount: string, day: string) => `${amount} on ${day}`,
    total: (amount: string) => `${amount} in total`,
    after: (amount: string, day: string) => `Your payments continue with ${amount} on ${day}.`,
    keep: 'Don’t freeze',
    confirm: 'Freeze membership',
    done: (name: string, first: string) => `${name} is frozen from ${first}.`,
  },
  unfreeze: {
    ask: 'End the freeze',
    title: 'End the freeze?',
    asking: 'Working out the day',
    never: 'The freeze will be cancelled.',
    until: (last: string) => `The last day of the freeze will be ${last}.`,
    keep: 'Keep the freeze',
    confirm: 'End the freeze',
    done: (name: string) => `The freeze on ${name} has changed.`,
  },
});
