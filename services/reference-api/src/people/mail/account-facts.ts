import type { Fact, LetterPart } from './letter.ts';
import { momentText } from './moments.ts';
import type { Addressee } from './store.ts';
import { mailTexts } from './texts.ts';

const { labels } = mailTexts;

/** The account a mail is about, and more of it at a glance. */
const accountFacts = ({ reference }: Addressee, more: Fact): LetterPart => ({
  kind: 'facts',
  facts: [{ label: labels.customerId, value: reference }, more],
});

/** The account that was changed, and when. */
export const changeFacts = (to: Addressee, at: Date): LetterPart =>
  accountFacts(to, { label: labels.when, value: momentText(at) });

/** The account that a link is for, and until when the link works. */
export const linkFacts = (to: Addressee, until: Date): LetterPart =>
  accountFacts(to, { label: labels.linkUntil, value: momentText(until) });
