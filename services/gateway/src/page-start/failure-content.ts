import { escapeHtml } from '../markup/html.ts';
import { type Contact, contactLines } from '../message-pages/contact-lines.ts';
import { texts } from '../texts/en.ts';

interface Content {
  picture: string;
  /** The first action. */
  again: string;
  /** False in an operator's page, which has its own home around it. */
  hasHome?: boolean;
  /** Words for a payer, in bold after the usual paragraph, with the address of the account; no link at a kiosk. */
  money?: { account: string | null };
  contact: Contact | null;
}

function unpaid(account: string | null): string {
  const { text, account: words, end } = texts.unpaid;
  const way = account ? `<a href="${escapeHtml(account)}">${escapeHtml(words)}</a>` : escapeHtml(words);
  return `${escapeHtml(text)}${way}${escapeHtml(end)}`;
}

/** The message of a page that did not start (shell specification 8). */
export function failureContent({ picture, again, hasHome = true, money, contact }: Content): string {
  const { title, text, action } = texts.failure;
  return [
    picture,
    `<div role="alert"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    money ? `<p class="fv-money">${unpaid(money.account)}</p>` : '',
    `</div><p class="fv-ways">${again}${hasHome ? `<a href="/">${escapeHtml(action)}</a>` : ''}</p>`,
    contactLines(contact),
  ].join('');
}
