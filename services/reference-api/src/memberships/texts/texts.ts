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
    frozen: 'This membership is frozen, or will be. End the freeze before you change it.',
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
    ending: 'This membership ends already.',
    fixed: 'This membership is paid for until it ends. It ends by itself, unless you renew it.',
    moved: (day: string) =>
      `The day has changed: your membership would now end on ${day}. Nothing is ended yet. Please check before you end it.`,
  },
  freeze: {
    over: 'This membership has ended.',
    ending: 'This membership ends, so it cannot be frozen.',
    notOffered: 'This membership cannot be frozen.',
    pending: 'This membership can be frozen once we have seen your proof.',
    already: 'This membership is frozen already, or will be.',
    notFrozen: 'This membership is not frozen.',
    endsAnyway: 'The freeze ends already on the first day that can be arranged.',
    starts: (days: readonly string[]) => `Choose one of these days: ${days.join(', ')}.`,
    months: (from: number, until: number) => `Choose from ${from} to ${until} months.`,
    moved: (amount: string) =>
      `What is paid meanwhile has changed: it is now ${amount} each month. Nothing is frozen yet. Please check before you freeze it.`,
    unfreezeMoved: 'The day has changed. Nothing is changed yet. Please check before you go on.',
  },
  renew: {
    monthly: 'This membership goes on month by month, so it does not need to be renewed.',
    tooEarly: (day: string) => `You can renew this membership from ${day}.`,
    tooLate: 'This membership ended too long ago to be renewed. Please join again.',
    renewed: 'This membership has been renewed already.',
    withdrawn: 'This membership is not on sale any more. Please choose another one.',
  },
} as const;
