/** Every word that is mailed about a joining in progress. */
export const draftLetterTexts = {
  link: {
    subject: (tenant: string) => `Continue joining ${tenant}`,
    asked:
      'Here is the link you asked for. It takes you back to where you left off, on any phone or computer.',
  },
  reminder: {
    subject: (tenant: string) => `Finish joining ${tenant}`,
    asked:
      'You asked us to remind you: you haven’t finished joining yet. We’ve saved your choices and answers. This is the only reminder.',
    logIn: 'Log in to continue where you left off.',
  },
  open: 'Continue joining',
  centre: 'Home centre',
  linkUntil: (moment: string) => `The link works once, until ${moment}.`,
  another: 'If you need another link, ask for it on the page it opens.',
  kept: (day: string) => `Your answers are saved until ${day}.`,
  delete:
    'To delete your answers sooner, choose ‘Start again’ on that page. We keep no bank or card details.',
  notYou: 'If you did not ask for this, you can ignore this email.',
} as const;
