import type { Outcome } from './outcome.ts';

const START = '<!-- outcomes -->';
const END = '<!-- end of outcomes -->';

/** A cell of a Markdown table. */
const cell = (words: string) => words.replaceAll('|', '\\|');

function row({ at, happened, read, did }: Outcome): string {
  return `| ${[at, happened, read ?? 'nothing at that moment', did.join(', ') || 'waits'].map(cell).join(' | ')} |`;
}

/** Puts the outcomes into the document, by the place they belong to, instead of the last ones. Throws when it has no place for them. */
export function withOutcomes(document: string, outcomes: readonly Outcome[]): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The document must have ${START} and, after it, ${END}.`);
  const lines = [
    START,
    '',
    `${outcomes.length} runs. In each the card was charged once, for the one order that came of it; the place was booked once; the basket was empty.`,
    '',
    '| at | what happened | the page said | then the person |',
    '|---|---|---|---|',
    ...[...Map.groupBy(outcomes, ({ at }) => at).values()].flat().map(row),
    '',
  ];
  return `${document.slice(0, start)}${lines.join('\n')}${document.slice(end)}`;
}
