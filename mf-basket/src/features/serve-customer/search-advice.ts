/** The next thing to try after a search that found no account. */
export type SearchAdvice = 'email' | 'reference' | 'phone' | 'fewDigits' | 'fewLetters' | 'name';

/** Letters and digits of a number without what people write between them. */
const compact = (typed: string) => typed.replaceAll(/[\s().+/-]/g, '');

/** The advice that fits what was typed: the API searches for three letters or five digits at least. */
export function adviceOn(typed: string): SearchAdvice {
  const text = compact(typed);
  if (typed.includes('@')) return 'email';
  if (/^\d+$/.test(text)) return text.length < 5 ? 'fewDigits' : 'phone';
  if (/\d/.test(text)) return 'reference';
  return text.length < 3 ? 'fewLetters' : 'name';
}
