import type { Contact } from '../contact.ts';
import { mailTexts } from '../texts.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailTheme } from './mail-theme.ts';

/** The tenant's contacts, and its business where it names one. */
export interface FooterLines {
  contact: Contact;
  seller: string | null;
}

/** A contact in one piece: an address broken at its hyphen reads as two. */
const contactLink = (href: string, words: string, { brand }: MailTheme): string =>
  `<a href="${escapeHtml(href)}" class="link" style="display:inline-block;max-width:100%;color:${brand.strong};text-decoration:underline">${escapeHtml(words)}</a>`;

const phoneLink = (phone: string, look: MailTheme): string =>
  contactLink(`tel:${phone.replaceAll(/[^+\d]/g, '')}`, phone, look);

const emailLink = (email: string, look: MailTheme): string => contactLink(`mailto:${email}`, email, look);

/** A text with the tenant's contacts as links, since mail programs are asked to make none themselves. @param html escaped. */
export function contactLinks(html: string, { phone, email }: Contact, look: MailTheme): string {
  const called = phone ? html.replaceAll(escapeHtml(phone), () => phoneLink(phone, look)) : html;
  return email ? called.replaceAll(escapeHtml(email), () => emailLink(email, look)) : called;
}

/** The sender's name, how to reach them, and the business behind the name. */
export function htmlFooter(tenantName: string, { contact, seller }: FooterLines, look: MailTheme): string {
  const { neutrals } = look;
  const { phone, email } = contact;
  const line = (html: string, weight = 400) =>
    `<p class="muted" style="margin:0 0 6px;font-size:14px;line-height:20px;font-weight:${weight};color:${neutrals.muted}">${html}</p>`;
  const ways = [...(phone ? [phoneLink(phone, look)] : []), ...(email ? [emailLink(email, look)] : [])];
  return [
    line(escapeHtml(tenantName), 700),
    ways.length > 0 ? line(mailTexts.questions(ways.join(' or '))) : '',
    seller === null ? '' : line(escapeHtml(seller)),
  ].join('');
}
