import { defineTexts } from 'shared-contracts/texts';

/** Words of guest passes; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/guest-passes', {
  title: 'Guest passes',
  lead: 'Your guest shows the code at the desk when you arrive together.',
  loading: 'Loading your guest passes',
  failed: 'Your guest passes could not be loaded',
  emptyTitle: 'You have no guest passes',
  emptyText: 'Some memberships let you bring a guest along. If yours does, you can issue the passes here.',
  toMemberships: 'See your memberships',
  noneYet: 'When you issue one, it appears here with its code.',
  states: { open: 'Ready to use', used: 'Used', expired: 'Expired', cancelled: 'Cancelled' },
  code: 'Code',
  until: (day: string) => `Valid until ${day}`,
  used: (day: string) => `Used on ${day}`,
  allowance: {
    title: 'Bring a guest',
    left: (left: number, total: number) => `You can issue ${left} of ${total} passes this month.`,
    good: (day: string) => `A pass issued today is valid until ${day}.`,
    none: (total: number) =>
      `You have issued ${total === 1 ? 'your pass' : `all ${total} passes`} for this month.`,
    next: (total: number, day: string) => `From ${day} you can issue ${total} again.`,
  },
  issue: {
    open: 'Issue a guest pass',
    guestName: 'Your guest’s name',
    guestNameHint: 'Staff at the desk see it with the code.',
    guestNameMissing: 'Enter your guest’s name.',
    submit: 'Issue guest pass',
    cancel: 'Cancel',
    done: (name: string, code: string) => `Guest pass issued for ${name}. The code is ${code}.`,
  },
  cancellation: {
    ask: 'Cancel pass',
    title: (name: string) => `Cancel the guest pass for ${name}?`,
    titleUnnamed: 'Cancel this guest pass?',
    text: 'Its code will stop working. If you issued it this month, you can issue another one instead.',
    keep: 'Keep pass',
    confirm: 'Cancel pass',
    done: (name: string) => `The guest pass for ${name} is cancelled.`,
    doneUnnamed: 'The guest pass is cancelled.',
  },
});
