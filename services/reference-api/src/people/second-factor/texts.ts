/** Every word about the second factor of staff. */
export const secondFactorTexts = {
  wrong: 'That code isn’t right. Wait for the next one and try again.',
  startAgain: 'Start again: scan the new code.',
  notSetUp: 'Set up an authenticator app first.',
} as const;
