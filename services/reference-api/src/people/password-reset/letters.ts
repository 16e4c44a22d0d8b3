import { randomBytes } from 'node:crypto';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { hashToken } from '../../platform/index.ts';
import type { Letter, Writing } from '../mail/letter.ts';
import { passwordLetterTexts } from './letter-texts.ts';
import { storeResetToken } from './store.ts';

const HOUR_MS = 3_600_000;
/** A shift or a weekend may lie between an account and its first login. */
const FIRST_PASSWORD_MS = 72 * HOUR_MS;

/** A link to set a password with, made only as its mail is sent, so that the token is nowhere but in the mail. */
async function makeLink({ db, queued, now }: Writing, lifetimeMs: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await storeResetToken(db, queued, hashToken(token), new Date(now.getTime() + lifetimeMs));
  return `${queued.origin}${paths.resetPassword}#${token}`;
}

/** The link to set a new password with. */
export async function writeResetPassword(writing: Writing): Promise<Letter> {
  const { to } = writing;
  const { subject, asked, setPassword, once, notYou } = passwordLetterTexts.resetPassword;
  return {
    subject: subject(to.tenantName),
    paragraphs: [
      asked(to.tenantName, to.reference),
      { kind: 'link', text: setPassword, href: await makeLink(writing, HOUR_MS) },
      once,
      notYou,
    ],
  };
}

/** The link by which a new member of staff chooses the first password, which no one else ever knows. */
export async function writeStaffAccount(writing: Writing): Promise<Letter> {
  const { to } = writing;
  const { subject, opened, choosePassword, once, notYou } = passwordLetterTexts.staffAccount;
  return {
    subject: subject(to.tenantName),
    paragraphs: [
      opened(to.tenantName, to.reference),
      { kind: 'link', text: choosePassword, href: await makeLink(writing, FIRST_PASSWORD_MS) },
      once,
      notYou(to.tenantName),
    ],
  };
}

/** Says that the password was changed, when, and whom to contact if someone else did it. */
export function writePasswordChanged({ queued, to }: Writing): Letter {
  const { subject, changed, notYou } = passwordLetterTexts.passwordChanged;
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  const day = displayDay(siteDay(queued.createdAt));
  return {
    subject: subject(to.tenantName),
    paragraphs: [
      changed(to.tenantName, to.reference, day, siteTime(queued.createdAt)),
      notYou({ phone, email }),
    ],
  };
}
