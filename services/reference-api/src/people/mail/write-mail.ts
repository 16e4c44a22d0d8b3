import type { Kysely } from 'kysely';
import type { Database, Mail } from '../../platform/index.ts';
import { contactText } from './contact.ts';
import type { LetterPart, LetterWriters } from './letter.ts';
import { htmlLetter } from './render/html.ts';
import type { FooterLines } from './render/html-footer.ts';
import { plainLetter } from './render/text.ts';
import { type Addressee, findAddressee, findDraftAddressee, NO_ACCOUNT, type QueuedMail } from './store.ts';
import { mailTexts } from './texts.ts';

const isSaid = (ways: string, parts: readonly LetterPart[]): boolean =>
  ways !== '' && parts.some((part) => typeof part === 'string' && part.includes(ways));

function footerOf({ settings }: Addressee, parts: readonly LetterPart[]): FooterLines {
  const { customerServicePhone: phone, customerServiceEmail: email } = settings.site;
  const { seller } = settings;
  const contact = { phone, email };
  return {
    contact,
    isContactSaid: isSaid(contactText(contact), parts),
    seller: seller
      ? mailTexts.seller(seller.legalName, seller.companyNumber, seller.address.join(', '))
      : null,
  };
}

/** The same as plain text. */
function plainFooter(tenantName: string, { contact, isContactSaid, seller }: FooterLines): string {
  const ways = isContactSaid ? '' : contactText(contact);
  const lines = [tenantName, ways && mailTexts.questions(ways), seller];
  return lines.filter(Boolean).join('\n');
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
  const { subject, headline = subject, paragraphs, attachments = [], unsubscribeUrl = null } = letter;
  const parts = [mailTexts.hello(to.firstName), ...paragraphs];
  const { tenantName, theme, settings } = to;
  const footer = footerOf(to, parts);
  const { language, customerServiceEmail } = settings.site;
  const logo = settings.mailLogo ?? theme.themeAppLogo;
  return {
    id: queued.id,
    kind: queued.kind,
    createdAt: queued.createdAt,
    from: { name: tenantName, address: from },
    replyTo: customerServiceEmail,
    to: to.email,
    subject,
    text: [plainLetter(parts), plainFooter(tenantName, footer)].join('\n\n'),
    html: htmlLetter({
      tenantName,
      theme,
      logo,
      origin: queued.origin,
      language,
      subject,
      headline,
      parts,
      footer,
    }),
    attachments,
    unsubscribeUrl,
  };
}
