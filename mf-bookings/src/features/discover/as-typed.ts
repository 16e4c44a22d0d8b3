/** Words of a search as they were typed: `pilates` of `Pilates tonight` is `Pilates`. */
export function asTyped(term: string, words: string): string {
  const at = term.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? words : term.slice(at, at + words.length);
}
