import type { Kysely } from 'kysely';
import type { Database, Mail } from '../../platform/index.ts';
import { contactText } from './contact.ts';
import type { LetterWriters } from './letter.ts';
import { htmlLetter } from './render/html.ts';
import { plainLetter } from './render/text.ts';
import { type Addressee, findAddressee, findDraftAddressee, NO_ACCOUNT, type QueuedMail } from './store.ts';
import { mailTexts } from './texts.ts';

/** The tenant's contacts and business. */
function footerOf({ settings }: Addressee): string[] {
  const { customerServicePhone: phone, customerServiceEmail: email } = settings.site;
  const ways = contactText({ phone, email });
  const { seller } = settings;
  return [
    ...(ways ? [mailTexts.questions(ways)] : []),
    ...(seller ? [mailTexts.seller(seller.legalName, seller.companyNumber, seller.address.join(', '))] : []),
  ];
}

/**
 * Writes a queued mail, with its own link where it needs one; `null` when there is nothing to say any more.
 * @param from address the tenant's mail comes from.
 */
export async function writeMail(
  db: Kysely<Database>,
  queued: QueuedMail,
  letters: LetterWriters,
  from: string,
  now: Date,
): Promise<Mail | null> {
  const personal = { ...queued, personId: queued.personId ?? NO_ACCOUNT };
  const to =
    queued.personId === null ? await findDraftAddressee(db, queued) : await findAddressee(db, personal);
  // Anyone who reads its mail said that the account isn't theirs: nothing about it is any of their business.
  if (!to || to.disownedAt) return null;
  const letter = await letters[queued.kind]({ db, queued: personal, to, now });
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
