import { randomBytes } from 'node:crypto';
import { paths } from 'shared-contracts/links';
import { hashToken } from '../../platform/index.ts';
import { changeFacts, linkFacts } from '../mail/account-facts.ts';
import type { Fact, Letter, LetterPart, Writing } from '../mail/letter.ts';
import { mailTexts } from '../mail/texts.ts';
import { passwordLetterTexts } from './letter-texts.ts';
import { storeResetToken } from './store.ts';

const HOUR_MS = 3_600_000;
/** A shift or a weekend may lie between an account and its first login. */
const FIRST_PASSWORD_MS = 72 * HOUR_MS;

/**
 * The account, and a link to set its password with, made only as its mail is sent, so that the token is nowhere but in
 * the mail.
 */
async function linkParts(
  { db, queued, to, now }: Writing,
  text: string,
  lifetimeMs: number,
  more: readonly Fact[] = [],
): Promise<LetterPart[]> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + lifetimeMs);
  await storeResetToken(db, queued, hashToken(token), until);
  return [
    { kind: 'link', text, href: `${queued.origin}${paths.resetPassword}#${token}` },
    linkFacts(to, until, more),
  ];
}

const notes = (...texts: readonly string[]): LetterPart[] => texts.map((text) => ({ kind: 'note', text }));

/** The link to set a new password with. */
export async function writeResetPassword(writing: Writing): Promise<Letter> {
  const { tenantName } = writing.to;
  const { subject, asked, setPassword, once, notYou } = passwordLetterTexts.resetPassword;
  const link = await linkParts(writing, setPassword, HOUR_MS);
  return { subject: subject(tenantName), paragraphs: [asked(tenantName), ...link, ...notes(once, notYou)] };
}

/** The link by which a new member of staff chooses the first password, which no one else ever knows. */
export async function writeStaffAccount(writing: Writing): Promise<Letter> {
  const { tenantName, staffRole } = writing.to;
  const { subject, roles, opened, steps, choosePassword, once, notYou } = passwordLetterTexts.staffAccount;
  const role = staffRole === null ? [] : [{ label: mailTexts.labels.role, value: roles[staffRole] }];
  const link = await linkParts(writing, choosePassword, FIRST_PASSWORD_MS, role);
  return {
    subject: subject(tenantName),
    paragraphs: [
      opened(tenantName),
      { kind: 'list', items: steps, isNumbered: true },
      ...link,
      ...notes(once, notYou(tenantName)),
    ],
  };
}

/** Says that the password was changed, when, and whom to contact if someone else did it. */
export function writePasswordChanged(writing: Writing): Letter {
  const { queued, to } = writing;
  const { subject, changed, notYou, secure, setNew } = passwordLetterTexts.passwordChanged;
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  return {
    subject: subject(to.tenantName),
    paragraphs: [
      `${changed(to.tenantName)} ${mailTexts.nothingToDo}`,
      changeFacts(writing),
      { kind: 'heading', text: notYou },
      secure({ phone, email }),
      { kind: 'link', text: setNew, href: `${queued.origin}${paths.login}` },
    ],
  };
}
