/** Every word about documents that prove something. */
export const documentTexts = {
  proof: 'Proof of eligibility',
  reason: 'Say why it is refused.',
  lastDay: 'Enter the expiry date.',
  lastDayOver: 'Enter a date in the future.',
  notClean: 'Our virus scanner blocked this file. Please send another one.',
  newer: 'There is a newer file. Please look at that one before you decide.',
} as const;
