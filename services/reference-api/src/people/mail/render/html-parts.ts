import type { Contact } from '../contact.ts';
import type { LetterPart } from '../letter.ts';
import { escapeHtml, withBreaks } from './escape-html.ts';
import { contactLinks } from './html-footer.ts';
import { amountTable, factBox, itemBox } from './html-panels.ts';
import type { MailTheme } from './mail-theme.ts';

/** Appearance of a letter, with the contacts that are links in its text. */
export type LetterLook = MailTheme & { contact: Contact };

type Link = Extract<LetterPart, { kind: 'link' }>;
type Terms = Extract<LetterPart, { kind: 'terms' }>;
type List = Extract<LetterPart, { kind: 'list' }>;

/** Sizes and tone of running text: of the letter itself, and of its small print. */
interface Print {
  size: string;
  title: string;
  tone: 'text' | 'muted';
  /** Space after a paragraph, in px. */
  gap: number;
}

const LETTER_PRINT: Print = {
  size: 'font-size:16px;line-height:24px',
  title: 'font-size:20px;line-height:28px',
  tone: 'text',
  gap: 16,
};
const SMALL_PRINT: Print = {
  size: 'font-size:14px;line-height:20px',
  title: 'font-size:16px;line-height:24px',
  tone: 'muted',
  gap: 12,
};
/** Terms, which are looked up and rarely read through. */
const TERMS_PRINT: Print = {
  size: 'font-size:13px;line-height:19px',
  title: 'font-size:14px;line-height:20px',
  tone: 'muted',
  gap: 6,
};

const paragraph = (text: string, look: LetterLook, { size, tone, gap }: Print): string =>
  `<p class="${tone}" style="margin:0 0 ${gap}px;${size};color:${look.neutrals[tone]}">${contactLinks(withBreaks(text), look.contact, look)}</p>`;

const heading = (text: string, { neutrals }: MailTheme): string =>
  `<h2 class="text line" style="margin:28px 0 8px;padding-top:20px;border-top:1px solid ${neutrals.border};${LETTER_PRINT.title};color:${neutrals.text}">${escapeHtml(text)}</h2>`;

/** Least space above a subheading, in px: with less, it reads as the end of the paragraph above. */
const ABOVE_SUBHEADING = 12;

const subheading = (text: string, { neutrals }: MailTheme, { size, gap }: Print): string =>
  `<h3 class="text" style="margin:${Math.max(gap, ABOVE_SUBHEADING)}px 0 0;${size};font-weight:700;color:${neutrals.text}">${escapeHtml(text)}</h3>`;

const listOf = (
  { items, isNumbered, start = 1 }: List,
  { neutrals }: MailTheme,
  { size, tone, gap }: Print,
): string => {
  const style = `margin:0 0 ${Math.max(gap / 2, TERMS_PRINT.gap)}px;padding-left:2px;${size};color:${neutrals[tone]}`;
  const rows = items.map((item) => `<li class="${tone}" style="${style}">${withBreaks(item)}</li>`).join('');
  const [tag, space] = isNumbered ? ['ol', 24] : ['ul', 18];
  const from = start === 1 ? '' : ` start="${start}"`;
  return `<${tag}${from} style="margin:0 0 ${gap}px;padding-left:${space}px">${rows}</${tag}>`;
};

/** Terms under a rule, below the sheet: with the letter, and not in its way. */
export const htmlTerms = ({ title, parts }: Terms, look: LetterLook): string => {
  const { border, text } = look.neutrals;
  const name = `<h2 class="text" style="margin:0 0 4px;${TERMS_PRINT.title};color:${text}">${escapeHtml(title)}</h2>`;
  const body = parts.map((part) => htmlPart(part, look, TERMS_PRINT)).join('\n');
  return `<div class="line" style="margin-bottom:16px;padding-bottom:12px;border-bottom:1px solid ${border}">${name}\n${body}</div>`;
};

/** A button without a face, in the colour of links. */
const paleButton = (
  { text, href }: Pick<Link, 'text' | 'href'>,
  { brand, shape }: Pick<MailTheme, 'brand' | 'shape'>,
): string =>
  `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 24px"><tr><td align="center" style="border:1px solid ${brand.strong};border-radius:${shape.button};border-collapse:separate;mso-padding-alt:13px 28px"><a href="${escapeHtml(href)}" class="link" style="display:inline-block;padding:13px 28px;font-size:16px;line-height:24px;font-weight:700;color:${brand.strong};text-decoration:none;border-radius:${shape.button}">${escapeHtml(text)}</a></td></tr></table>`;

/** A button whose whole face is the link; Outlook, which knows no padding on a link, takes it from the cell. */
function button({ text, href, isPale }: Link, { brand, shape }: MailTheme): string {
  const { main, text: onMain } = brand.action;
  if (isPale) return paleButton({ text, href }, { brand, shape });
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 24px"><tr><td align="center" bgcolor="${main}" style="background-color:${main};border:1px solid ${brand.actionEdge};border-radius:${shape.button};border-collapse:separate;mso-padding-alt:13px 28px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 28px;font-size:16px;line-height:24px;font-weight:700;color:${onMain};text-decoration:none;border-radius:${shape.button}">${escapeHtml(text)}</a></td></tr></table>`;
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
      return listOf(part, look, print);
    case 'note':
      return paragraph(part.text, look, SMALL_PRINT);
    case 'terms':
      return htmlTerms(part, look);
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
