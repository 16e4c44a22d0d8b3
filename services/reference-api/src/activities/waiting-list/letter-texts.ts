/** Up to this length a name fits a line of a headline on a phone. */
const ONE_LINE = 20;

/** A name that is not broken, unless it is longer than a line. */
const inOnePiece = (name: string): string => (name.length > ONE_LINE ? name : name.replaceAll(' ', '\u00a0'));

/** Every word that is mailed about a place someone waited for. */
export const waitingLetterTexts = {
  placeOffered: {
    // Without the class: a lock screen shows it to others, and its name may say something about someone's health.
    subject: (moment: string) => `A place is yours until ${moment}`,
    headline: (name: string, moment: string) =>
      `A place in ${inOnePiece(name)} is\u00a0yours until ${moment}`,
    free: (time: string, day: string) =>
      `A place has come free. We’re holding it for you until ${time} on\u00a0${day}.`,
    place: (venue: string, address: string) => `${venue}\n${address}`,
    room: 'Room',
    leader: 'With',
    price: 'Price',
    book: 'Book your place',
    after:
      'If you don’t take it, the place goes to the next person on the list. You won’t be charged unless you book.',
  },
} as const;
