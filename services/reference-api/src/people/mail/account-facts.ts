import { paths } from 'shared-contracts/links';
import type { MailedChange } from '../../platform/index.ts';
import { accountOrigin } from './account-origin.ts';
import type { Fact, LetterPart, Writing } from './letter.ts';
import { momentLead, momentText } from './moments.ts';
import type { Addressee } from './store.ts';
import { mailTexts } from './texts.ts';

const { labels, checkLogins, logIn } = mailTexts;

/** The account a mail is about. Staff have no customer ID to log in with. */
const accountFacts = ({ reference, staffRole }: Addressee): Fact[] =>
  staffRole === null ? [{ label: labels.customerId, value: reference }] : [];

/** As `Chrome on Windows`; `null` if the device did not say. */
function deviceText(change: MailedChange | null): string | null {
  const { browser = null, system = null } = change ?? {};
  if (browser !== null && system !== null) return mailTexts.device(browser, system);
  return browser ?? system;
}

/**
 * Passkey, device and time of a change, by which a holder can tell whether it was them, and the account. The first that is
 * known is seen first.
 * @param using label of the device.
 */
export function changeFacts({ to, queued: { change, createdAt } }: Writing, using: string): LetterPart {
  const device = deviceText(change);
  const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);
  const [lead = momentLead(labels.when, createdAt), ...facts] = [
    ...fact(labels.passkey, change?.passkeyName),
    ...fact(using, device),
  ];
  const when = lead.label === labels.when ? [] : fact(labels.when, momentText(createdAt));
  return { kind: 'facts', lead, facts: [...facts, ...when, ...accountFacts(to)] };
}

/** The account that a link is for, and until when the link works. */
export const linkFacts = (to: Addressee, until: Date, more: readonly Fact[] = []): LetterPart => ({
  kind: 'facts',
  facts: [
    { label: labels.email, value: to.email },
    ...more,
    ...accountFacts(to),
    { label: labels.linkUntil, value: momentText(until) },
  ],
});

/**
 * To the password, passkeys and logins of an account; for staff, whose desk has no such page, to their login. Most
 * readers made the change themselves, so that it asks for nothing.
 */
export const securityLink = ({ to, queued }: Pick<Writing, 'to' | 'queued'>): LetterPart =>
  to.staffRole === null
    ? {
        kind: 'link',
        isPale: true,
        text: checkLogins,
        href: `${accountOrigin(queued.origin)}${paths.details}`,
      }
    : { kind: 'link', isPale: true, text: logIn, href: `${queued.origin}${paths.login}` };
