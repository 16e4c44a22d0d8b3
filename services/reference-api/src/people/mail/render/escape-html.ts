const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe in HTML and in its attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Email addresses, with a full stop after them, and phone numbers: broken at a hyphen or a space, one reads as two. */
const CONTACTS = /[\w.+-]+@[\w.-]*\w\.?|\b0\d{2,4}(?: \d{3,4}){1,2}\b/g;

/** A day with its time, a time with its word, and a number of days: each reads as one. */
const MOMENTS =
  /(?:\b\w{3} )?\b\d{1,2} [A-Z][a-z]+ \d{4}(?: at \d\d:\d\d)?|\b(?:at|until|by|from) \d\d:\d\d(?: to \d\d:\d\d)?|\(\d+ days?\)/g;

/** Text that is safe in HTML, with its moments on one line each. */
export const unbroken = (text: string): string =>
  escapeHtml(text).replaceAll(MOMENTS, (moment) => moment.replaceAll(' ', '&nbsp;'));

/** The same, with its lines as lines and its contacts in one piece. */
export const withBreaks = (text: string): string =>
  unbroken(text)
    .replaceAll(CONTACTS, '<span style="display:inline-block;max-width:100%">$&</span>')
    .replaceAll('\n', '<br>');

/** Up to this length, what is between commas or colons fits a line on a phone. */
const PIECE_UP_TO = 24;

/** A line of facts that breaks between its pieces: a day, a time and a postcode stay whole. */
export const inPieces = (line: string): string =>
  line
    .split(/(?<=[,:]) | (?=(?:at|on|from|each) )/)
    .map((piece) =>
      piece.length > PIECE_UP_TO
        ? unbroken(piece)
        : `<span style="display:inline-block">${escapeHtml(piece)}</span>`,
    )
    .join(' ');
