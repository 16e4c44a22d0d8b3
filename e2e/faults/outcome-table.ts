import type { Outcome } from './outcome.ts';

const START = '<!-- outcomes -->';
const END = '<!-- end of outcomes -->';

/** A cell of a Markdown table. */
const cell = (words: string) => words.replaceAll('|', '\\|');

const keyOf = (at: string, happened: string) => `| ${cell(at)} | ${cell(happened)} |`;

function row({ at, happened, read, next, did }: Outcome): string {
  const said = read.length > 0 ? read.join(' · ') : 'nothing more than usual';
  return `${keyOf(at, happened)} ${[said, next, did.join(', ') || 'waits'].map(cell).join(' | ')} |`;
}

/**
 * Puts the outcomes into the document, by the place they belong to; what was not run again stays as it was. Throws when
 * the document has no place for them.
 */
export function withOutcomes(document: string, outcomes: readonly Outcome[]): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The document must have ${START} and, after it, ${END}.`);
  const isOutdated = (line: string) =>
    outcomes.some(({ at, happened }) => line.startsWith(keyOf(at, happened)));
  const kept = document
    .slice(start, end)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| at |') && !isOutdated(line));
  const rows = [...kept, ...outcomes.map(row)];
  const lines = [
    START,
    '',
    `${rows.length} runs. In each the card was charged once, for the one order that came of it; the place was booked once; the basket was empty.`,
    '',
    '| at | what happened | the page said | and offered | then the person |',
    '|---|---|---|---|---|',
    ...[...Map.groupBy(rows, (line) => line.split(' | ')[0]).values()].flat(),
    '',
  ];
  return `${document.slice(0, start)}${lines.join('\n')}${document.slice(end)}`;
}
