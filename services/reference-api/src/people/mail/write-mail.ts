import type { Kysely } from 'kysely';
import type { Database, Mail } from '../../platform/index.ts';
import type { LetterWriters } from './letter.ts';
import { findAddressee, type QueuedMail } from './store.ts';
import { mailTexts } from './texts.ts';

/** Writes a queued mail, with a link of its own where it needs one. @param from address the tenant's mail comes from. */
export async function writeMail(
  db: Kysely<Database>,
  queued: QueuedMail,
  letters: LetterWriters,
  from: string,
  now: Date,
): Promise<Mail> {
  const to = await findAddressee(db, queued);
  const { subject, paragraphs } = await letters[queued.kind]({ db, queued, to, now });
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
