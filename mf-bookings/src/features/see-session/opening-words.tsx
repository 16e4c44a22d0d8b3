import { styled } from 'shared-ui/core';

const Whole = styled('span')({ whiteSpace: 'nowrap' });

/** A day as a venue's sentence has it, with its weekday where there is one, and the full stop after it. */
const DAY = /((?:\p{Lu}\p{Ll}+day )?\d{2} \p{Lu}\p{Ll}{2} \d{4}\.?)/u;

/** The first sentence of a venue's words about when booking opens, which is the news, and the others. */
export function openingWords(message: string): [news: string, rest: string] {
  const end = message.indexOf('. ');
  return end < 0 ? [message, ''] : [message.slice(0, end + 1), message.slice(end + 2)];
}

/** Words whose day keeps its line. */
export function WholeDay({ children }: { children: string }) {
  const [before, day, after] = children.split(DAY);
  return (
    <span>
      {before}
      {day && <Whole>{day}</Whole>}
      {after}
    </span>
  );
}
