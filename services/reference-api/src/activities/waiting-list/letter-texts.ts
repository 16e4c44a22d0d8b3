/** Every word that is mailed about a place someone waited for. */
export const waitingLetterTexts = {
  placeOffered: {
    subject: (name: string) => `A place in ${name} is free for you`,
    free: 'You were waiting for this class, and a place has come free. We’re holding it for you until the time below. To take it, add it to your basket by then.',
    heldUntil: 'Held until',
    place: (venue: string, address: string) => `${venue}\n${address}`,
    room: 'Room',
    leader: 'With',
    price: 'Price',
    book: 'Book your place',
    after:
      'If you don’t take it, the place goes to the next person on the list. You won’t be charged unless you book.',
  },
} as const;
