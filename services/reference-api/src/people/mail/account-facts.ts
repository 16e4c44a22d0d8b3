import { paths } from 'shared-contracts/links';
import type { MailedChange } from '../../platform/index.ts';
import { accountOrigin } from './account-origin.ts';
import type { Fact, LetterPart, Writing } from './letter.ts';
import { momentLead, momentText } from './moments.ts';
import type { Addressee } from './store.ts';
import { mailTexts } from './texts.ts';

const { labels, checkLogins, logIn, setNewPassword } = mailTexts;

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
 * Passkey, time and device of a change, by which a holder can tell whether it was them, and the account. The passkey, if
 * there is one, is seen first; the time otherwise.
 * @param using label of the device.
 */
export function changeFacts({ to, queued: { change, createdAt } }: Writing, using: string): LetterPart {
  const device = deviceText(change);
  const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);
  const [passkey] = fact(labels.passkey, change?.passkeyName);
  const when = passkey ? fact(labels.when, momentText(createdAt)) : [];
  const lead = passkey ?? momentLead(labels.when, createdAt);
  return { kind: 'facts', lead, facts: [...fact(using, device), ...when, ...accountFacts(to)] };
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

/** To the page that mails a link for a new password, for someone whose account another person may have changed. */
export const newPasswordLink = ({ queued }: Pick<Writing, 'queued'>): LetterPart => ({
  kind: 'link',
  isPale: true,
  text: setNewPassword,
  href: `${queued.origin}${paths.resetPassword}`,
});
