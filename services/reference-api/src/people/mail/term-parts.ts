import { type TextBlock, textBlocks } from '../../platform/index.ts';
import type { LetterPart } from './letter.ts';

const partOf = (block: TextBlock): LetterPart => {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? block : { kind: 'subheading', text: block.text };
};

/** Terms as a letter repeats them: each under its title, with its own headings and lists. */
export const termParts = (terms: readonly { title: string; html: string }[]): LetterPart[] =>
  terms.map(({ title, html }) => ({ kind: 'terms', title, parts: textBlocks(html).map(partOf) }));
