/** Every word that is mailed about a joining in progress. */
export const draftLetterTexts = {
  link: {
    subject: (tenant: string) => `Continue joining ${tenant}`,
    headline: 'Your link to continue joining',
    asked: 'The link takes you back to where you left off, on any phone or computer.',
  },
  reminder: {
    subject: (tenant: string) => `Finish joining ${tenant}`,
    headline: 'You haven’t finished joining',
    asked: 'You asked us to remind you. We’ve saved your choices and answers. This is the only reminder.',
    logIn: 'Log in to continue where you left off.',
  },
  open: 'Continue joining',
  membership: 'Your membership',
  centre: 'Home centre',
  linkUntil: (moment: string) => `The link works once, until ${moment}.`,
  another: 'If the link no longer works, open it and ask for a new one there.',
  kept: (day: string) => `Your answers are saved until ${day}.`,
  delete:
    'To delete your answers sooner, choose ‘Start again’ on that page. We keep no bank or card details.',
  notYou: 'If you did not ask for this, you can ignore this email.',
} as const;
