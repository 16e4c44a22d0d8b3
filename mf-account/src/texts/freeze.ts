import { defineTexts } from 'shared-contracts/texts';

/** Words of freezing a membership; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/freeze', {
  frozen: 'Frozen',
  willBeFrozen: 'Will be frozen',
  time: (first: string, last: string) => `${first} to ${last}`,
  freeze: {
    ask: 'Freeze membership',
    title: 'Freeze this membership?',
    asking: 'Working out what you pay meanwhile',
    start: 'First day',
    months: 'How long',
    length: (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`,
    until: (first: string, last: string) =>
      `It is frozen from ${first} until ${last}. You cannot use it in that time.`,
    meanwhile: 'What you pay meanwhile',
    payment: (amount: string, day: string) => `${amount} on ${day}`,
    total: (amount: string) => `${amount} in all`,
    after: (amount: string, day: string) => `Your payments go on with ${amount} on ${day}.`,
    keep: 'Do not freeze',
    confirm: 'Freeze membership',
    done: (name: string, first: string) => `${name} is frozen from ${first} on.`,
  },
  unfreeze: {
    ask: 'End the freeze',
    title: 'End the freeze?',
    asking: 'Working out the day',
    never: 'It is then not frozen at all.',
    until: (last: string) => `The last day of the freeze is then ${last}.`,
    keep: 'Leave it as it is',
    confirm: 'End the freeze',
    done: (name: string) => `The freeze of ${name} is changed.`,
  },
});
