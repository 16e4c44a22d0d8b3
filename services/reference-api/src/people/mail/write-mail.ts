import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { writePlaceOffered } from '../../activities/waiting-list/letters.ts';
import {
  writeBookingCancelled,
  writeMembershipEnded,
  writeMembershipFreeze,
} from '../../memberships/held/letters.ts';
import { writeDirectDebitChanged, writeDirectDebitSetUp } from '../../memberships/mandates/letters.ts';
import type { MailKind } from '../../platform/database/account-tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeDirectDebitNotice, writeMembershipConfirmed } from '../../sales/orders/membership-letters.ts';
import { writeNoShowNoted } from '../../sales/penalties/letters.ts';
import { hashToken } from '../auth/identify.ts';
import { writeDocumentDecided } from '../documents/letters.ts';
import { keepResetToken } from '../password-reset/store.ts';
import type { Letter, Writing } from './letter.ts';
import { findAddressee, type QueuedMail } from './store.ts';
import { mailTexts } from './texts.ts';

const writers: Record<MailKind, (writing: Writing) => Promise<Letter> | Letter> = {
  'reset-password': async ({ db, queued, to, now }) => {
    // Made only now, so that the token itself is nowhere but in the mail.
    const token = randomBytes(32).toString('base64url');
    await keepResetToken(db, queued, hashToken(token), now);
    const { subject, asked, once, notYou } = mailTexts.resetPassword;
    return {
      subject: subject(to.tenantName),
      paragraphs: [
        asked(to.tenantName, to.reference),
        `${queued.origin}${paths.resetPassword}#${token}`,
        once,
        notYou,
      ],
    };
  },
  'password-changed': ({ queued, to }) => {
    const { subject, changed, notYou } = mailTexts.passwordChanged;
    const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
    const day = displayDay(siteDay(queued.createdAt));
    return {
      subject: subject(to.tenantName),
      paragraphs: [
        changed(to.tenantName, to.reference, day, siteTime(queued.createdAt)),
        notYou({ phone, email }),
      ],
    };
  },
  'membership-confirmed': writeMembershipConfirmed,
  'direct-debit-notice': writeDirectDebitNotice,
  'booking-cancelled': writeBookingCancelled,
  'membership-ended': writeMembershipEnded,
  'place-offered': writePlaceOffered,
  'membership-freeze': writeMembershipFreeze,
  'direct-debit-changed': writeDirectDebitChanged,
  'direct-debit-set-up': writeDirectDebitSetUp,
  'document-decided': writeDocumentDecided,
  'no-show-noted': writeNoShowNoted,
};

/** Writes a queued mail, with a link of its own where it needs one. @param from address the tenant's mail comes from. */
export async function writeMail(
  db: Kysely<Database>,
  queued: QueuedMail,
  from: string,
  now: Date,
): Promise<Mail> {
  const to = await findAddressee(db, queued);
  const { subject, paragraphs } = await writers[queued.kind]({ db, queued, to, now });
  const { customerServiceEmail, customerServicePhone } = to.settings.site;
  const signature = [to.tenantName, customerServicePhone, customerServiceEmail].filter(Boolean).join('\n');
  return {
    id: queued.id,
    kind: queued.kind,
    createdAt: queued.createdAt,
    from: { name: to.tenantName, address: from },
    replyTo: customerServiceEmail,
    to: to.email,
    subject,
    text: [mailTexts.hello(to.firstName), ...paragraphs, signature].join('\n\n'),
  };
}
