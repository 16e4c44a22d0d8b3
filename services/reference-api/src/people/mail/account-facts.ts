import { paths } from 'shared-contracts/links';
import { accountOrigin } from './account-origin.ts';
import type { Fact, LetterPart, Writing } from './letter.ts';
import { momentLead, momentText } from './moments.ts';
import type { Addressee } from './store.ts';
import { mailTexts } from './texts.ts';

const { labels, checkLogins, logIn } = mailTexts;

/** The account a mail is about. Staff have no customer ID to log in with. */
const accountFacts = ({ reference, staffRole }: Addressee): Fact[] =>
  staffRole === null ? [{ label: labels.customerId, value: reference }] : [];

/** The account that was changed, and when. */
export const changeFacts = (to: Addressee, at: Date): LetterPart => ({
  kind: 'facts',
  lead: momentLead(labels.when, at),
  facts: accountFacts(to),
});

/** The account that a link is for, and until when the link works. */
export const linkFacts = (to: Addressee, until: Date): LetterPart => ({
  kind: 'facts',
  facts: [
    { label: labels.email, value: to.email },
    ...accountFacts(to),
    { label: labels.linkUntil, value: momentText(until) },
  ],
});

/** To the password, passkeys and logins of an account; for staff, whose desk has no such page, to their login. */
export const securityLink = ({ to, queued }: Pick<Writing, 'to' | 'queued'>): LetterPart =>
  to.staffRole === null
    ? { kind: 'link', text: checkLogins, href: `${accountOrigin(queued.origin)}${paths.details}` }
    : { kind: 'link', text: logIn, href: `${queued.origin}${paths.login}` };
