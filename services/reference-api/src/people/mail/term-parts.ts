import { plainText } from '../../platform/index.ts';
import type { LetterPart } from './letter.ts';

/** Terms as a letter repeats them: each under its title. */
export const termParts = (terms: readonly { title: string; html: string }[]): LetterPart[] =>
  terms.flatMap(({ title, html }): LetterPart[] => [
    { kind: 'heading', text: title },
    ...plainText(html).split('\n\n'),
  ]);
