import type { Fact, LetterPart } from '../letter.ts';
import { escapeHtml } from './escape-html.ts';
import { type MailTheme, neutrals } from './mail-theme.ts';

const CELL = 'padding:6px 0;vertical-align:top;font-size:16px;line-height:24px';
const ROUND = 'border-radius:10px;border-collapse:separate';

const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const paragraph = (html: string): string =>
  `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${neutrals.text}">${html}</p>`;

const heading = (text: string): string =>
  `<h2 class="text" style="margin:24px 0 8px;font-size:18px;line-height:24px;color:${neutrals.text}">${escapeHtml(text)}</h2>`;

const factRow = ({ label, value }: Fact): string =>
  `<tr><th scope="row" align="left" class="muted" style="${CELL};width:38%;padding-right:12px;font-weight:400;color:${neutrals.muted}">${escapeHtml(label)}</th><td class="text" style="${CELL};color:${neutrals.text};overflow-wrap:anywhere">${withBreaks(value)}</td></tr>`;

const factTable = (facts: readonly Fact[]): string =>
  facts.length === 0
    ? ''
    : `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%">${facts.map(factRow).join('')}</table>`;

const box = (html: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="box" style="width:100%;margin:0 0 16px;background-color:${neutrals.sunken};border:1px solid ${neutrals.border};${ROUND}"><tr><td style="padding:14px 18px">${html}</td></tr></table>`;

/** The entry code stands out: it is read from a phone, in a hurry. */
const codeOf = ({ label, value }: Fact): string =>
  `<p class="muted" style="margin:8px 0 0;font-size:14px;line-height:20px;color:${neutrals.muted}">${escapeHtml(label)}</p><p class="text" style="margin:0 0 8px;font-size:28px;line-height:36px;font-weight:700;letter-spacing:2px;color:${neutrals.text}">${escapeHtml(value)}</p>`;

function itemBox({ title, state, facts, code }: Extract<LetterPart, { kind: 'item' }>): string {
  const about = state
    ? `<p class="text" style="margin:0 0 4px;font-size:14px;line-height:20px;font-weight:700;color:${neutrals.text}">${escapeHtml(state)}</p>`
    : '';
  const name = `<h2 class="text" style="margin:0 0 4px;font-size:18px;line-height:26px;color:${neutrals.text}">${escapeHtml(title)}</h2>`;
  return box(`${about}${name}${code ? codeOf(code) : ''}${factTable(facts)}`);
}

function amountRow({ label, value }: Fact, isTotal: boolean): string {
  const weight = isTotal ? `font-weight:700;border-top:1px solid ${neutrals.border}` : 'font-weight:400';
  return `<tr><th scope="row" align="left" class="text line" style="${CELL};padding-right:12px;color:${neutrals.text};${weight}">${escapeHtml(label)}</th><td align="right" class="text line" style="${CELL};white-space:nowrap;color:${neutrals.text};${weight}">${escapeHtml(value)}</td></tr>`;
}

const amountTable = ({ lines, hasTotal }: Extract<LetterPart, { kind: 'amounts' }>): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px">${lines.map((line, at) => amountRow(line, hasTotal && at === lines.length - 1)).join('')}</table>`;

function button({ text, href }: Extract<LetterPart, { kind: 'link' }>, { brand }: MailTheme): string {
  const { main, text: onMain } = brand.action;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr><td style="background-color:${main};border:1px solid ${brand.actionEdge};${ROUND}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 22px;font-size:16px;line-height:24px;font-weight:700;color:${onMain};text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;
}

const quietLink = ({ text, href }: Extract<LetterPart, { kind: 'link' }>, { brand }: MailTheme): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a href="${escapeHtml(href)}" class="link" style="color:${brand.strong};text-decoration:underline">${escapeHtml(text)}</a></p>`;

/** A part of a letter as mail programs show it: tables and inline styles. */
export function htmlPart(part: LetterPart, look: MailTheme): string {
  if (typeof part === 'string') return paragraph(withBreaks(part));
  switch (part.kind) {
    case 'heading':
      return heading(part.text);
    case 'facts':
      return box(factTable(part.facts));
    case 'item':
      return itemBox(part);
    case 'amounts':
      return amountTable(part);
    case 'link':
      return part.isQuiet ? quietLink(part, look) : button(part, look);
  }
}
