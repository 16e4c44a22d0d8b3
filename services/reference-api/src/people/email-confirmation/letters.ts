import { randomBytes } from 'node:crypto';
import { confirmationLink } from 'shared-contracts/confirmation-link';
import { hashToken } from '../../platform/index.ts';
import { linkFacts } from '../mail/account-facts.ts';
import type { Letter, Writing } from '../mail/letter.ts';
import { confirmationLetterTexts } from './letter-texts.ts';
import { CONFIRMATION_LINK_MS } from './rules.ts';
import { storeConfirmationToken } from './store.ts';

/** The link to confirm an address with; `null` once there is nothing to confirm. */
export async function writeConfirmEmail({ db, queued, to, now }: Writing): Promise<Letter | null> {
  // Made only now, so that the token itself is nowhere but in the mail.
  const token = randomBytes(32).toString('base64url');
  if (!(await storeConfirmationToken(db, queued, hashToken(token), now))) return null;
  const { subject, headline, asked, confirm, once, notYou } = confirmationLetterTexts;
  const href = `${queued.origin}${confirmationLink({ token, email: to.email })}`;
  return {
    subject: subject(to.tenantName),
    headline,
    paragraphs: [
      asked(to.tenantName),
      { kind: 'link', text: confirm, href },
      linkFacts(to, new Date(now.getTime() + CONFIRMATION_LINK_MS)),
      { kind: 'note', text: once },
      { kind: 'note', text: notYou },
    ],
  };
}
