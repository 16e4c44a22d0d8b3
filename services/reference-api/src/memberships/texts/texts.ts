/** Every word about memberships that the service answers with. */
export const membershipTexts = {
  fee: {
    base: 'Membership',
    joining: 'Setup fee',
    proRata: (days: number) => `Pro-rata membership payment (${days} ${days === 1 ? 'day' : 'days'})`,
    monthInHand: 'Month in hand fee',
    discount: (code: string) => `Discount (${code})`,
  },
  refusal: {
    penalties:
      'There is an amount outstanding on your account. Please pay it in your account, under Payments, before you buy a membership.',
    alreadyHeld: 'You already have this membership.',
    ageFrom: (from: number) => `This membership is for people aged ${from} and over.`,
    ageUntil: (until: number) => `This membership is for people aged ${until} and under.`,
    ageBetween: (from: number, until: number) => `This membership is for people aged ${from} to ${until}.`,
  },
  costs: {
    incalculable: 'Could not calculate price.',
    startDate: (from: string, until: string) => `Choose a start date from ${from} to ${until}.`,
    billingDay: (days: string) => `Choose one of these days of the month: ${days}.`,
    noAccess: (venue: string) =>
      `This membership cannot be used at ${venue}. Choose another centre or membership.`,
    promotion: 'Code not recognised',
  },
  change: {
    frozen: 'This membership is frozen or about to be. End the freeze before you change it.',
    fixed: 'This membership is paid for until it ends. You can choose another one then.',
    ended: 'This membership has ended.',
    notOffered: 'Your membership cannot be changed to this one.',
    more: (amount: string) => `${amount} more each month`,
    less: (amount: string) => `${amount} less each month`,
    same: 'The same price each month',
    monthInHand: 'Month in hand',
    difference: (days: number) => `Difference in price (${days} ${days === 1 ? 'day' : 'days'})`,
  },
  end: {
    over: 'This membership has ended.',
    ending: 'This membership is already ending.',
    fixed: 'This membership is paid for until its last day. It ends then, unless you renew it.',
    moved: (day: string) =>
      `The day has changed: your membership would now end on ${day}. We have not ended it yet. Please check before you end it.`,
  },
  freeze: {
    over: 'This membership has ended.',
    ending: 'This membership is ending, so it cannot be frozen.',
    notOffered: 'This membership cannot be frozen.',
    pending: 'This membership can be frozen once we have seen your proof.',
    already: 'This membership is already frozen or about to be.',
    notFrozen: 'This membership is not frozen.',
    endsAnyway: 'The freeze ends too soon to be changed.',
    starts: (days: readonly string[]) => `Choose one of these days: ${days.join(', ')}.`,
    months: (from: number, until: number) => `Choose from ${from} to ${until} months.`,
    moved: (amount: string) =>
      `The price during the freeze has changed: it is now ${amount} each month. We have not frozen anything yet. Please check before you freeze it.`,
    unfreezeMoved: 'The day has changed. We have not changed anything yet. Please check before you continue.',
  },
  renew: {
    monthly: 'This membership continues each month, so you don’t need to renew it.',
    tooEarly: (day: string) => `You can renew this membership from ${day}.`,
    tooLate: 'This membership ended too long ago to be renewed. Please join again.',
    renewed: 'This membership has already been renewed.',
    withdrawn: 'This membership is no longer on sale. Please choose another one.',
  },
} as const;
