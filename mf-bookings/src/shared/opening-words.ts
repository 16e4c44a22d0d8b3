/** A day in a venue's sentence, with the word before it: its weekday, where there is one. */
const DAY = /\S+ \d\d \S+ \d{4}/;

/** The first sentence of a venue's words about when booking opens, which is the news and keeps its day whole; then the others. */
export function openingWords(message: string): [news: string, rest: string] {
  const [news = '', ...rest] = message.split(/(?<=\.) /);
  return [news.replace(DAY, (day) => day.replaceAll(' ', '\u00a0')), rest.join(' ')];
}
