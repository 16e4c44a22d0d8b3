import type { Contact } from '../contact.ts';
import type { LetterPart } from '../letter.ts';
import { escapeHtml, withBreaks } from './escape-html.ts';
import { contactLinks } from './html-footer.ts';
import { amountTable, factBox, itemBox, termsBox } from './html-panels.ts';
import type { MailTheme } from './mail-theme.ts';

/** Appearance of a letter, with the contacts that are links in its text. */
export type LetterLook = MailTheme & { contact: Contact };

type Link = Extract<LetterPart, { kind: 'link' }>;

/** Sizes and tone of running text: of the letter itself, and of its small print. */
interface Print {
  size: string;
  title: string;
  tone: 'text' | 'muted';
}

const LETTER_PRINT: Print = {
  size: 'font-size:16px;line-height:24px',
  title: 'font-size:20px;line-height:28px',
  tone: 'text',
};
const SMALL_PRINT: Print = {
  size: 'font-size:14px;line-height:20px',
  title: 'font-size:16px;line-height:24px',
  tone: 'muted',
};

const paragraph = (text: string, look: LetterLook, { size, tone }: Print): string =>
  `<p class="${tone}" style="margin:0 0 16px;${size};color:${look.neutrals[tone]}">${contactLinks(withBreaks(text), look.contact, look)}</p>`;

const heading = (text: string, { neutrals }: MailTheme): string =>
  `<h2 class="text line" style="margin:28px 0 10px;padding-top:20px;border-top:1px solid ${neutrals.border};${LETTER_PRINT.title};color:${neutrals.text}">${escapeHtml(text)}</h2>`;

const subheading = (text: string, { neutrals }: MailTheme, { size }: Print): string =>
  `<h3 class="text" style="margin:16px 0 4px;${size};font-weight:700;color:${neutrals.text}">${escapeHtml(text)}</h3>`;

const listOf = (items: readonly string[], { neutrals }: MailTheme, { size, tone }: Print): string => {
  const style = `margin:0 0 10px;padding-left:4px;${size};color:${neutrals[tone]}`;
  const rows = items.map((item) => `<li class="${tone}" style="${style}">${withBreaks(item)}</li>`).join('');
  return `<ul style="margin:0 0 16px;padding-left:22px">${rows}</ul>`;
};

const termsOf = ({ title, parts }: Extract<LetterPart, { kind: 'terms' }>, look: LetterLook): string => {
  const name = `<h2 class="text" style="margin:0 0 8px;${SMALL_PRINT.title};color:${look.neutrals.text}">${escapeHtml(title)}</h2>`;
  return termsBox([name, ...parts.map((part) => htmlPart(part, look, SMALL_PRINT))].join('\n'), look);
};

/** A button whose whole face is the link; Outlook, which knows no padding on a link, takes it from the cell. */
function button({ text, href }: Link, { brand, shape }: MailTheme): string {
  const { main, text: onMain } = brand.action;
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr><td align="center" bgcolor="${main}" style="background-color:${main};border:1px solid ${brand.actionEdge};border-radius:${shape.button};border-collapse:separate;mso-padding-alt:12px 26px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 26px;font-size:16px;line-height:24px;font-weight:700;color:${onMain};text-decoration:none;border-radius:${shape.button}">${escapeHtml(text)}</a></td></tr></table>`;
}

const quietLink = ({ text, href }: Link, { brand }: MailTheme): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a href="${escapeHtml(href)}" class="link" style="color:${brand.strong};text-decoration:underline">${escapeHtml(text)}</a></p>`;

/** A part of a letter as mail programs show it: tables and inline styles. */
export function htmlPart(part: LetterPart, look: LetterLook, print = LETTER_PRINT): string {
  if (typeof part === 'string') return paragraph(part, look, print);
  switch (part.kind) {
    case 'heading':
      return heading(part.text, look);
    case 'subheading':
      return subheading(part.text, look, print);
    case 'list':
      return listOf(part.items, look, print);
    case 'note':
      return paragraph(part.text, look, SMALL_PRINT);
    case 'terms':
      return termsOf(part, look);
    case 'facts':
      return factBox(part, look);
    case 'item':
      return itemBox(part, look);
    case 'amounts':
      return amountTable(part, look);
    case 'link':
      return part.isQuiet ? quietLink(part, look) : button(part, look);
  }
}
