/** Every word that is mailed about a place somebody waited for. */
export const waitingLetterTexts = {
  placeOffered: {
    subject: (name: string) => `A place in ${name} is free for you`,
    free: (name: string, venue: string, day: string, time: string) =>
      `You waited for a place in ${name} at ${venue} on ${day} at ${time}. One has come free.`,
    kept: (time: string, day: string) =>
      `We keep it for you until ${time} on ${day}. Open this page and add it to your basket:`,
    after: 'After that it goes to the next person who waits. Nothing is charged unless you book.',
  },
} as const;
