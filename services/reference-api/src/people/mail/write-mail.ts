import type { Kysely } from 'kysely';
import type { Database, Mail } from '../../platform/index.ts';
import { contactWords } from './contact.ts';
import type { LetterWriters } from './letter.ts';
import { htmlLetter } from './render/html.ts';
import { plainLetter } from './render/text.ts';
import { type Addressee, findAddressee, type QueuedMail } from './store.ts';
import { mailTexts } from './texts.ts';

/** How to reach the tenant, and which business it is. */
function footerOf({ settings }: Addressee): string[] {
  const { customerServicePhone: phone, customerServiceEmail: email } = settings.site;
  const ways = contactWords({ phone, email });
  const { seller } = settings;
  return [
    ...(ways ? [mailTexts.questions(ways)] : []),
    ...(seller ? [mailTexts.seller(seller.legalName, seller.companyNumber, seller.address.join(', '))] : []),
  ];
}

/**
 * Writes a queued mail, with a link of its own where it needs one; `null` when there is nothing to say any more.
 * @param from address the tenant's mail comes from.
 */
export async function writeMail(
  db: Kysely<Database>,
  queued: QueuedMail,
  letters: LetterWriters,
  from: string,
  now: Date,
): Promise<Mail | null> {
  const to = await findAddressee(db, queued);
  const letter = await letters[queued.kind]({ db, queued, to, now });
  if (!letter) return null;
  const { subject, paragraphs, attachments = [], unsubscribeUrl = null } = letter;
  const parts = [mailTexts.hello(to.firstName), ...paragraphs];
  const { tenantName, theme, settings } = to;
  const footer = footerOf(to);
  const { language, customerServiceEmail } = settings.site;
  return {
    id: queued.id,
    kind: queued.kind,
    createdAt: queued.createdAt,
    from: { name: tenantName, address: from },
    replyTo: customerServiceEmail,
    to: to.email,
    subject,
    text: [plainLetter(parts), [tenantName, ...footer].join('\n')].join('\n\n'),
    html: htmlLetter({ tenantName, theme, origin: queued.origin, language, subject, parts, footer }),
    attachments,
    unsubscribeUrl,
  };
}
