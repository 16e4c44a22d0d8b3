import { randomBytes } from 'node:crypto';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { hashToken } from '../../platform/index.ts';
import type { Letter, Writing } from '../mail/letter.ts';
import { passwordLetterTexts } from './letter-texts.ts';
import { keepResetToken } from './store.ts';

/** The link to set a new password with. */
export async function writeResetPassword({ db, queued, to, now }: Writing): Promise<Letter> {
  // Made only now, so that the token itself is nowhere but in the mail.
  const token = randomBytes(32).toString('base64url');
  await keepResetToken(db, queued, hashToken(token), now);
  const { subject, asked, setPassword, once, notYou } = passwordLetterTexts.resetPassword;
  return {
    subject: subject(to.tenantName),
    paragraphs: [
      asked(to.tenantName, to.reference),
      { kind: 'link', text: setPassword, href: `${queued.origin}${paths.resetPassword}#${token}` },
      once,
      notYou,
    ],
  };
}

/** That the password was changed, when, and whom to tell if somebody else did it. */
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
