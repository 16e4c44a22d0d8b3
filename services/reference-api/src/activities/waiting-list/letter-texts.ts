/** Every word that is mailed about a place someone waited for. */
export const waitingLetterTexts = {
  placeOffered: {
    // Without the class: a lock screen shows it to others, and its name may say something about someone's health.
    subject: (moment: string) => `A place is free for you: book by ${moment}`,
    headline: 'A place is free for you',
    free: (moment: string) =>
      `We’re holding it for you until ${moment}. To take it, add it to your basket by then.`,
    place: (venue: string, address: string) => `${venue}\n${address}`,
    room: 'Room',
    leader: 'With',
    price: 'Price',
    book: 'Book your place',
    after:
      'If you don’t take it, the place goes to the next person on the list. You won’t be charged unless you book.',
  },
} as const;
