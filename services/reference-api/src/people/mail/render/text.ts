import type { Fact, Lead, LetterPart } from '../letter.ts';

const lineOf = ({ label, value }: Fact): string => `${label}: ${value}`;

const leadLines = (lead: Lead | undefined): string[] =>
  lead ? [lineOf({ ...lead, value: [lead.value, lead.more].filter(Boolean).join(' ') })] : [];

const linesOf = (facts: readonly Fact[]): string => facts.map(lineOf).join('\n');

/** A heading that is seen without any style: underlined, as plain text mail has always done. */
const underlined = (text: string, line: string): string => `${text}\n${line.repeat(text.length)}`;

function partText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'heading':
      return underlined(part.text, '=');
    case 'subheading':
      return underlined(part.text, '-');
    case 'list':
      return part.items
        .map((item, at) => `${part.isNumbered ? `${at + (part.start ?? 1)}.` : '•'} ${item}`)
        .join('\n\n');
    case 'note':
      return part.text;
    case 'terms':
      return plainLetter([{ kind: 'heading', text: part.title }, ...part.parts]);
    case 'facts':
      return [...leadLines(part.lead), ...part.facts.map(lineOf)].join('\n');
    case 'amounts':
      return linesOf(part.lines);
    case 'link':
      return `${part.text}:\n${part.href}`;
    case 'item': {
      const title = part.state ? `${part.title} (${part.state})` : part.title;
      const facts = [...(part.codes ?? []), ...part.facts];
      return [title, ...leadLines(part.lead), ...leadLines(part.beside), ...facts.map(lineOf)].join('\n');
    }
  }
}

/** A letter as plain text: a part a paragraph, a link on its own line. */
export function plainLetter(parts: readonly LetterPart[]): string {
  return parts.map(partText).join('\n\n');
}
