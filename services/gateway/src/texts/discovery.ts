interface ClassWords {
  name: string;
  venue: string;
  day: string;
  from: string;
  to: string;
  /** The price and the way to a place, or why there is none. */
  booking: string;
}

const list = new Intl.ListFormat('en-GB');

/** Texts about pages for search engines and shared links. */
export const discoveryTexts = {
  home: (site: string) =>
    `Find your nearest ${site} venue, see what's on, and book classes, courts and swimming online.`,
  venue: (venue: string, address: string, facilities: readonly string[]) =>
    [
      `See what's on at ${venue}, ${address}, and book online.`,
      facilities.length > 0 ? `Facilities: ${list.format(facilities)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  class: ({ name, venue, day, from, to, booking }: ClassWords) =>
    `${name} at ${venue}, ${day}, ${from} to ${to}. ${booking}`,
  price: (price: string) => (price === 'Free' ? 'Free.' : `From ${price}.`),
  book: 'Book your place online.',
  cancelled: 'It has been cancelled.',
  over: 'It has finished.',
  started: 'It has already started.',
  full: 'All places are booked.',
  wait: 'Join the waiting list online.',
  others: 'See other times online.',
  join: (site: string) =>
    `Join ${site} online: choose your centre and your membership, and pay monthly by Direct Debit or in one payment.`,
  joinAt: (site: string, venue: string) =>
    `Join ${site} online at ${venue}: compare memberships and pay monthly by Direct Debit or in one payment.`,
};
