import { randomBytes } from 'node:crypto';
import { paths } from 'shared-contracts/links';
import { hashToken } from '../../platform/index.ts';
import { changeFacts, linkFacts, newPasswordLink } from '../mail/account-facts.ts';
import type { Letter, LetterPart, Writing } from '../mail/letter.ts';
import { mailTexts } from '../mail/texts.ts';
import { passwordLetterTexts } from './letter-texts.ts';
import { storeResetToken } from './store.ts';

const HOUR_MS = 3_600_000;
/** A shift or a weekend may lie between an account and its first login. */
const FIRST_PASSWORD_MS = 72 * HOUR_MS;

/** A link to set a password with, made only as its mail is sent, so that the token is nowhere but in the mail. */
async function passwordLink({ db, queued }: Writing, text: string, until: Date) {
  const token = randomBytes(32).toString('base64url');
  await storeResetToken(db, queued, hashToken(token), until);
  return { kind: 'link', text, href: `${queued.origin}${paths.resetPassword}#${token}` } as const;
}

const expiryOf = ({ now }: Writing, lifetimeMs: number) => new Date(now.getTime() + lifetimeMs);

const notes = (...texts: readonly string[]): LetterPart[] => texts.map((text) => ({ kind: 'note', text }));

/** The link to set a new password with. */
export async function writeResetPassword(writing: Writing): Promise<Letter> {
  const { to } = writing;
  const { subject, headline, asked, setPassword, once, notYou } = passwordLetterTexts.resetPassword;
  const until = expiryOf(writing, HOUR_MS);
  return {
    subject: subject(to.tenantName),
    headline,
    paragraphs: [
      asked(to.tenantName),
      await passwordLink(writing, setPassword, until),
      linkFacts(to, until),
      ...notes(once, notYou),
    ],
  };
}

/** The link by which a new member of staff chooses the first password, which no one else ever knows. */
export async function writeStaffAccount(writing: Writing): Promise<Letter> {
  const { to } = writing;
  const words = passwordLetterTexts.staffAccount;
  const role =
    to.staffRole === null ? [] : [{ label: mailTexts.labels.role, value: words.roles[to.staffRole] }];
  const until = expiryOf(writing, FIRST_PASSWORD_MS);
  return {
    subject: words.subject(to.tenantName),
    headline: words.headline,
    paragraphs: [
      words.opened(to.tenantName),
      { kind: 'list', items: [words.first], isNumbered: true },
      await passwordLink(writing, words.choosePassword, until),
      { kind: 'list', items: [words.second], isNumbered: true, start: 2 },
      linkFacts(to, until, role),
      ...notes(words.once, words.notYou(to.tenantName)),
    ],
  };
}

/** Says that the password was changed, when, and how to take the account back if someone else did it. */
export function writePasswordChanged(writing: Writing): Letter {
  const { to } = writing;
  const words = passwordLetterTexts.passwordChanged;
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  return {
    subject: words.subject(to.tenantName),
    headline: words.headline,
    paragraphs: [
      `${words.changed(to.tenantName)} ${mailTexts.nothingToDo}`,
      changeFacts(writing, words.using),
      { kind: 'heading', text: words.notYou },
      words.secure({ phone, email }),
      newPasswordLink(writing),
    ],
  };
}
