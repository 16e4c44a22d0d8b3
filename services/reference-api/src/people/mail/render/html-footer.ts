import { phoneLink } from 'shared-contracts/phone-link';
import type { Contact } from '../contact.ts';
import { mailTexts } from '../texts.ts';
import { escapeHtml, inPieces } from './escape-html.ts';
import type { MailTheme } from './mail-theme.ts';

/** The tenant's contacts, and its business where it names one. */
export interface FooterLines {
  contact: Contact;
  /** True where the letter itself names them: below it they would be said twice. */
  isContactSaid: boolean;
  seller: string | null;
}

const contactLink = (href: string, words: string, style: string, { brand }: MailTheme): string =>
  `<a href="${escapeHtml(href)}" class="link" style="${style}color:${brand.strong};text-decoration:underline">${escapeHtml(words)}</a>`;

/** A contact in one piece: an address broken at its hyphen reads as two. */
const IN_ONE_PIECE = 'display:inline-block;max-width:100%;';

const callLink = (phone: string, style: string, look: MailTheme): string =>
  contactLink(phoneLink(phone), phone, style, look);

const emailLink = (email: string, style: string, look: MailTheme): string =>
  contactLink(`mailto:${email}`, email, style, look);

/**
 * A text with the tenant's contacts as links, since mail programs are asked to make none themselves.
 * @param html escaped, its contacts in one piece with the full stop after them.
 */
export function contactLinks(html: string, { phone, email }: Contact, look: MailTheme): string {
  const called = phone ? html.replaceAll(escapeHtml(phone), () => callLink(phone, '', look)) : html;
  return email ? called.replaceAll(escapeHtml(email), () => emailLink(email, '', look)) : called;
}

const TEXT = 'padding-top:2px;font-size:14px;line-height:20px';
const SMALL = 'font-size:13px;line-height:19px';

/** The sender's name, how to reach them, and the business behind the name. */
export function htmlFooter(
  tenantName: string,
  { contact, isContactSaid, seller }: FooterLines,
  look: MailTheme,
): string {
  const { neutrals } = look;
  const { phone, email } = contact;
  const line = (html: string, size: string, weight = 400) =>
    `<p class="muted" style="margin:0 0 6px;${size};font-weight:${weight};color:${neutrals.muted}">${html}</p>`;
  const ways = isContactSaid
    ? []
    : [
        ...(phone ? [callLink(phone, IN_ONE_PIECE, look)] : []),
        ...(email ? [emailLink(email, IN_ONE_PIECE, look)] : []),
      ];
  return [
    line(escapeHtml(tenantName), TEXT, 700),
    ways.length > 0 ? line(mailTexts.questions(ways.join(' or ')), TEXT) : '',
    seller === null ? '' : line(inPieces(seller), SMALL),
  ].join('');
}
