interface ClassWords {
  name: string;
  venue: string;
  day: string;
  from: string;
  to: string;
  price: string;
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
  class: ({ name, venue, day, from, to, price }: ClassWords) =>
    `${name} at ${venue}, ${day}, ${from} to ${to}. ${price === 'Free' ? 'Free' : `From ${price}`}. Book your place online.`,
  join: (site: string) =>
    `Join ${site} online: choose your centre and your membership, and pay monthly by Direct Debit or in one payment.`,
  joinAt: (site: string, venue: string) =>
    `Join ${site} online at ${venue}: compare memberships and pay monthly by Direct Debit or in one payment.`,
};
