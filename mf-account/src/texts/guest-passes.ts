import { defineTexts } from 'shared-contracts/texts';

/** Words of guest passes; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/guest-passes', {
  title: 'Guest passes',
  lead: 'Your guest shows the code at the desk when you arrive together.',
  loading: 'Loading your guest passes',
  failed: 'Your guest passes could not be loaded',
  emptyTitle: 'You have no guest passes',
  emptyText: 'Some memberships let you bring a guest along. If yours does, you can get the passes here.',
  toMemberships: 'See your memberships',
  noneYet: 'When you get one, it appears here with its code.',
  valid: 'Your passes',
  past: 'Past passes',
  states: { open: 'Ready to use', used: 'Used', expired: 'Expired', cancelled: 'Cancelled' },
  code: 'Code',
  until: (day: string) => `Valid until ${day}`,
  wasValid: (day: string) => `Was valid until ${day}`,
  stopped: 'Its code no longer works',
  used: (day: string) => `Used on ${day}`,
  allowance: {
    title: 'Passes this month',
    left: (left: number, total: number) => `You have ${left} of ${total} passes left this month.`,
    good: (day: string) => `A pass you get today is valid until ${day}.`,
    none: 'You have no passes left this month.',
    next: (total: number, day: string) => `You can get ${total} more from ${day}.`,
  },
  issue: {
    open: 'Get a guest pass',
    guestName: 'Your guest’s name',
    guestNameHint: 'Staff at the desk see it with the code.',
    guestNameMissing: 'Enter your guest’s name.',
    submit: 'Get the code',
    cancel: 'Cancel',
    done: (name: string, code: string) => `Guest pass for ${name}: the code is ${code}.`,
  },
  cancellation: {
    ask: 'Cancel pass',
    title: (name: string) => `Cancel the guest pass for ${name}?`,
    titleUnnamed: 'Cancel this guest pass?',
    text: (code: string) =>
      `Its code, ${code}, will stop working. If you got it this month, you can get another one instead.`,
    keep: 'Keep pass',
    confirm: 'Cancel pass',
    done: (name: string) => `The guest pass for ${name} is cancelled.`,
    doneUnnamed: 'The guest pass is cancelled.',
  },
});
