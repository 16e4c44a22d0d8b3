interface Contact {
  phone: string | null;
  email: string | null;
}

const orText = (contact: Contact): string => [contact.phone, contact.email].filter(Boolean).join(' or ');

/** Every word that is mailed. */
export const mailTexts = {
  hello: (firstName: string) => `Hello ${firstName},`,
  resetPassword: {
    subject: (tenant: string) => `Set a new password for ${tenant}`,
    asked: (tenant: string, reference: string) =>
      `You asked for a new password for your ${tenant} account, customer ID ${reference}. Open this link within one hour to set it:`,
    once: 'The link works once, and only the newest one works.',
    notYou: 'If you did not ask for it, you can ignore this email. Your password stays as it is.',
  },
  passwordChanged: {
    subject: (tenant: string) => `Your ${tenant} password was changed`,
    changed: (tenant: string, reference: string, day: string, time: string) =>
      `The password of your ${tenant} account, customer ID ${reference}, was changed on ${day} at ${time}. You have been logged out everywhere and can log in with the new password.`,
    notYou: (contact: Contact) =>
      orText(contact)
        ? `If it was not you, tell us at once: ${orText(contact)}.`
        : 'If it was not you, set a new password on our log-in page at once.',
  },
  bookingCancelled: {
    subject: (tenant: string) => `Your ${tenant} booking is cancelled`,
    cancelled: (name: string, venue: string, day: string, time: string) =>
      `Your booking of ${name} at ${venue} on ${day} at ${time} is cancelled, and somebody else can have your place.`,
    nameFor: (name: string, person: string) => `${name} for ${person}`,
    order: (reference: string) => `It was part of your order ${reference}.`,
    refund: {
      card: (amount: string, card: string) =>
        `${amount} goes back to ${card}. It can take five working days to get there.`,
      credit: (amount: string) => `${amount} is credit on your account now.`,
    },
    noRefund: 'Nothing is refunded for it.',
    penalty: (amount: string) =>
      `Giving up your place so late costs ${amount}. You can pay it in your account, under Payments.`,
  },
  placeOffered: {
    subject: (name: string) => `A place in ${name} is free for you`,
    free: (name: string, venue: string, day: string, time: string) =>
      `You waited for a place in ${name} at ${venue} on ${day} at ${time}. One has come free.`,
    kept: (time: string, day: string) =>
      `We keep it for you until ${time} on ${day}. Open this page and add it to your basket:`,
    after: 'After that it goes to the next person who waits. Nothing is charged unless you book.',
  },
  membershipEnded: {
    subject: (tenant: string) => `Your ${tenant} membership ends`,
    ends: (name: string, venue: string, day: string) =>
      `As you asked, your membership ${name} at ${venue} ends. Your last day is ${day}. Until then you can use it as before.`,
    last: (amount: string, day: string) => `The last payment for it is ${amount} on ${day}.`,
    noPayment: 'Nothing more is collected for it.',
    notYou: (contact: Contact) =>
      orText(contact)
        ? `If you did not ask for this, or want to stay, tell us: ${orText(contact)}.`
        : 'If you did not ask for this, or want to stay, tell us at your centre.',
  },
  directDebitChanged: {
    changed: (collector: string) =>
      `As you asked, your Direct Debit to ${collector} is set up on another account. The one on the old account is cancelled. This is what will be collected, and when.`,
    next: 'Next payment',
  },
  membershipFreeze: {
    subject: (tenant: string) => `Your ${tenant} membership and its payments`,
    frozen: (name: string, venue: string, first: string, last: string) =>
      `As you asked, your membership ${name} at ${venue} is frozen from ${first} until ${last}.`,
    meanwhile: (amount: string) => `Meanwhile ${amount} is collected each month.`,
    after: (amount: string, day: string) => `From ${day} on it is ${amount} each month again.`,
    notFrozen: (name: string, venue: string) =>
      `As you asked, your membership ${name} at ${venue} is not frozen.`,
    each: (amount: string) => `${amount} is collected for it each month.`,
    notYou: (contact: Contact) =>
      orText(contact)
        ? `If you did not ask for this, tell us: ${orText(contact)}.`
        : 'If you did not ask for this, tell us at your centre.',
  },
  documentDecided: {
    acceptedSubject: (tenant: string) => `Your document for ${tenant} is accepted`,
    refusedSubject: (tenant: string) => `Please send your document for ${tenant} again`,
    accepted: (name: string) => `Thank you. We have looked at your document (${name}) and accept it.`,
    membership: 'The membership that waited for it is active.',
    until: (day: string) => `It is good until ${day}. Your account asks you for a new one before then.`,
    refused: (name: string) => `We have looked at your document (${name}) and cannot accept it.`,
    reason: (reason: string) => `This is why: ${reason}`,
    again: 'Please upload another one in your account, under Memberships:',
    deleted: 'We have deleted the file that you sent.',
    ask: (contact: Contact) =>
      orText(contact)
        ? `If you think this is not right, tell us: ${orText(contact)}.`
        : 'If you think this is not right, tell us at your centre.',
  },
  noShowNoted: {
    subject: (name: string) => `We missed you at ${name}`,
    missed: (name: string, venue: string, day: string, time: string) =>
      `You had a place in ${name} at ${venue} on ${day} at ${time}, and we noted that nobody came.`,
    owed: (amount: string) =>
      `A place that stays empty costs ${amount}. You can pay it in your account, under Payments:`,
    paid: (amount: string) => `A place that stays empty costs ${amount}. You have paid it already.`,
    wrong: (contact: Contact) =>
      orText(contact)
        ? `If you were there, tell us: ${orText(contact)}.`
        : 'If you were there, tell us at your centre.',
  },
  membershipConfirmed: {
    subject: (tenant: string) => `Your ${tenant} membership`,
    confirmed: (reference: string) => `Thank you. Your order ${reference} is confirmed.`,
    monthly: (name: string, first: string) => `${name}, from ${first} on`,
    term: (name: string, first: string, last: string) => `${name}, from ${first} until ${last}`,
    line: (label: string, amount: string) => `${label}: ${amount}`,
    total: 'Paid with this order',
    also: (names: readonly string[]) => `This order is also for: ${names.join(', ')}.`,
    proof:
      'Your membership is pending until you upload proof of your eligibility. You can do this in your account.',
    seeOrder: 'You can see your order here:',
  },
  directDebitNotice: {
    subject: (collector: string) => `Your Direct Debit to ${collector}`,
    isNew: (collector: string) =>
      `You have set up a Direct Debit to ${collector}. This is what will be collected from your account, and when.`,
    isKnown: (collector: string) =>
      `Your membership is paid by the Direct Debit to ${collector} that you have. This is what will be collected from your account, and when.`,
    line: (label: string, text: string) => `${label}: ${text}`,
    reference: 'Direct Debit reference',
    statement: 'Name on your bank statement',
    account: 'Account',
    ending: (digits: string) => `ending ${digits}`,
    first: 'First payment for this membership',
    on: (amount: string, day: string) => `${amount} on ${day}`,
    later: 'After that',
    monthly: (amount: string, day: string) => `${amount} each month on the ${day}`,
    together: 'Together with your other memberships',
    each: (amount: string) => `${amount} each month`,
    nextWorkingDay: 'When a day is not a working day, the payment is collected on the next one.',
    changes: (collector: string, days: number) =>
      `${collector} tells you of every change to the amount, the date or how often you pay ${days} working days ahead.`,
    wrong: (contact: Contact) =>
      orText(contact)
        ? `If any of this is wrong, or you did not set it up, tell us at once: ${orText(contact)}.`
        : 'If any of this is wrong, or you did not set it up, tell us or your bank at once.',
  },
} as const;
