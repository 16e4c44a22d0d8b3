/** Every word about a joining in progress. */
export const draftTexts = {
  stale: 'You’ve since changed this on another device. Nothing was overwritten.',
  deadLink: 'This link no longer works. Ask for a new one below.',
  email: 'Enter an email address, such as name@example.com.',
} as const;
