/** Every word that is mailed about a place someone waited for. */
export const waitingLetterTexts = {
  placeOffered: {
    subject: (name: string) => `A place in ${name} is free for you`,
    free: (name: string, venue: string, day: string, time: string) =>
      `You were waiting for a place in ${name} at ${venue} on ${day} at ${time}. One has come free.`,
    kept: (time: string, day: string) =>
      `We’re holding it for you until ${time} on ${day}. To take it, add it to your basket by then.`,
    book: 'Book your place',
    after: 'After that it goes to the next person on the list. You won’t be charged unless you book.',
  },
} as const;
