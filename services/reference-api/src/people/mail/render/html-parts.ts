import type { LetterPart } from '../letter.ts';
import { escapeHtml, withBreaks } from './escape-html.ts';
import { amountTable, factBox, itemBox } from './html-panels.ts';
import type { MailTheme } from './mail-theme.ts';

type Link = Extract<LetterPart, { kind: 'link' }>;

const paragraph = (text: string, { neutrals }: MailTheme): string =>
  `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${neutrals.text}">${withBreaks(text)}</p>`;

const heading = (text: string, { neutrals }: MailTheme): string =>
  `<h2 class="text line" style="margin:28px 0 10px;padding-top:20px;border-top:1px solid ${neutrals.border};font-size:20px;line-height:28px;color:${neutrals.text}">${escapeHtml(text)}</h2>`;

const subheading = (text: string, { neutrals }: MailTheme): string =>
  `<h3 class="text" style="margin:20px 0 4px;font-size:16px;line-height:24px;font-weight:700;color:${neutrals.text}">${escapeHtml(text)}</h3>`;

const listOf = (items: readonly string[], { neutrals }: MailTheme): string => {
  const style = `margin:0 0 10px;padding-left:4px;font-size:16px;line-height:24px;color:${neutrals.text}`;
  const rows = items.map((item) => `<li class="text" style="${style}">${withBreaks(item)}</li>`).join('');
  return `<ul style="margin:0 0 16px;padding-left:22px">${rows}</ul>`;
};

/** A button whose whole face is the link; Outlook, which knows no padding on a link, takes it from the cell. */
function button({ text, href }: Link, { brand, shape }: MailTheme): string {
  const { main, text: onMain } = brand.action;
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr><td align="center" bgcolor="${main}" style="background-color:${main};border:1px solid ${brand.actionEdge};border-radius:${shape.button};border-collapse:separate;mso-padding-alt:12px 26px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 26px;font-size:16px;line-height:24px;font-weight:700;color:${onMain};text-decoration:none;border-radius:${shape.button}">${escapeHtml(text)}</a></td></tr></table>`;
}

const quietLink = ({ text, href }: Link, { brand }: MailTheme): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a href="${escapeHtml(href)}" class="link" style="color:${brand.strong};text-decoration:underline">${escapeHtml(text)}</a></p>`;

/** A part of a letter as mail programs show it: tables and inline styles. */
export function htmlPart(part: LetterPart, look: MailTheme): string {
  if (typeof part === 'string') return paragraph(part, look);
  switch (part.kind) {
    case 'heading':
      return heading(part.text, look);
    case 'subheading':
      return subheading(part.text, look);
    case 'list':
      return listOf(part.items, look);
    case 'facts':
      return factBox(part.facts, look);
    case 'item':
      return itemBox(part, look);
    case 'amounts':
      return amountTable(part, look);
    case 'link':
      return part.isQuiet ? quietLink(part, look) : button(part, look);
  }
}
