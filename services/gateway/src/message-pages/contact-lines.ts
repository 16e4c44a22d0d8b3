import type { Brand } from 'shared-contracts/config';
import { phoneLink } from 'shared-contracts/phone-link';
import { escapeHtml } from '../markup/html.ts';
import { texts } from '../texts/en.ts';

export type Contact = Pick<Brand, 'customerServicePhone' | 'customerServiceEmail'>;

/** Phone and email of the tenant, as far as they are known. */
export function contactLines(contact: Contact | null): string {
  const { customerServicePhone: phone, customerServiceEmail: email } = contact ?? {};
  const lines = [
    phone && `<a href="${escapeHtml(phoneLink(phone))}">${escapeHtml(phone)}</a>`,
    email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  ].filter(Boolean);
  return lines.length > 0
    ? `<p class="contact"><span>${escapeHtml(texts.contact)}</span> ${lines.join(' ')}</p>`
    : '';
}
