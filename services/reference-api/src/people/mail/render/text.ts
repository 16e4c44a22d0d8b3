import type { Fact, LetterPart } from '../letter.ts';

const lineOf = ({ label, value }: Fact): string => `${label}: ${value}`;

const linesOf = (facts: readonly Fact[]): string => facts.map(lineOf).join('\n');

function partText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'heading':
      return part.text;
    case 'facts':
      return linesOf(part.facts);
    case 'amounts':
      return linesOf(part.lines);
    case 'link':
      return `${part.text}:\n${part.href}`;
    case 'item': {
      const title = part.state ? `${part.title} (${part.state})` : part.title;
      const facts = part.code ? [part.code, ...part.facts] : part.facts;
      return [title, ...facts.map(lineOf)].join('\n');
    }
  }
}

/** A letter as plain text: a part a paragraph, a link on its own line. */
export const plainLetter = (parts: readonly LetterPart[]): string => parts.map(partText).join('\n\n');
