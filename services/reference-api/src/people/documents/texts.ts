/** Every word about documents that prove something. */
export const documentTexts = {
  proof: 'Proof of your eligibility',
  reason: 'Say why it is refused.',
  lastDay: 'Enter the last day it is good for.',
  lastDayOver: 'Enter a day that is still to come.',
  notClean: 'Our virus scanner stopped this file. Please send another one.',
  newer: 'There is a newer file. Please look at that one before you decide.',
} as const;
