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

/** The same, with its lines as lines and its contacts in one piece. */
export const withBreaks = (text: string): string =>
  escapeHtml(text)
    .replaceAll(CONTACTS, '<span style="display:inline-block;max-width:100%">$&</span>')
    .replaceAll('\n', '<br>');
