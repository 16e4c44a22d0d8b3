import type { Fact, Lead, LetterPart } from '../letter.ts';
import { escapeHtml, inPieces, unbroken, withBreaks } from './escape-html.ts';
import type { MailTheme } from './mail-theme.ts';

const CELL = 'padding:10px 0;vertical-align:top;font-size:16px;line-height:24px';
const SMALL_CELL = 'padding:4px 0;vertical-align:top;font-size:14px;line-height:20px';
const TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0"';
const LABEL = 'font-size:14px;line-height:20px;font-weight:400';
/** A longer label would break over several lines beside its value on a phone. */
const LABEL_BESIDE = 17;
/** A label up to this length is kept on one line. */
const LABEL_UNBROKEN = 14;
/** A longer line is a sentence, unless commas part it: below its label, over the whole width. */
const BESIDE_UP_TO = 44;

/** The first line of a value stands out: the venue, not its address. */
function valueHtml(value: string): string {
  const [first = '', ...rest] = value.split('\n').map(inPieces);
  return [`<strong>${first}</strong>`, ...rest].join('<br>');
}

const isLong = ({ length }: string): boolean => length > BESIDE_UP_TO;

const isSentence = ({ value }: Fact): boolean =>
  value.split('\n').some((line) => isLong(line) && (line.endsWith('.') || line.split(', ').some(isLong)));

const lineAbove = (hasLine: boolean, { neutrals }: MailTheme): string =>
  `border-top:${hasLine ? 1 : 0}px solid ${neutrals.border}`;

function sentenceRow({ label, value }: Fact, hasLine: boolean, look: MailTheme): string {
  const { muted, text } = look.neutrals;
  return `<tr><td colspan="2" class="whole text line" style="${CELL};${lineAbove(hasLine, look)};color:${text};overflow-wrap:anywhere"><span class="muted" style="${LABEL};color:${muted}">${escapeHtml(label)}</span><br>${withBreaks(value)}</td></tr>`;
}

function factRow(fact: Fact, hasLine: boolean, isStacked: boolean, look: MailTheme): string {
  if (isSentence(fact)) return sentenceRow(fact, hasLine, look);
  const { label, value } = fact;
  const { muted, text } = look.neutrals;
  const line = lineAbove(hasLine, look);
  const stacked = isStacked ? ' stacked' : '';
  const width = isStacked ? '46%' : '32%';
  const unbroken = label.length > LABEL_UNBROKEN ? '' : ';white-space:nowrap';
  return `<tr><th scope="row" align="left" class="fact muted line${stacked}" style="${CELL};${LABEL};line-height:24px;${line};width:${width};padding-right:14px;color:${muted}${unbroken}">${escapeHtml(label)}</th><td class="fact text line${stacked}" style="${CELL};${line};color:${text};overflow-wrap:anywhere">${valueHtml(value)}</td></tr>`;
}

function factTable(facts: readonly Fact[], look: MailTheme): string {
  if (facts.length === 0) return '';
  const isStacked = facts.some(({ label }) => label.length > LABEL_BESIDE);
  const rows = facts.map((fact, at) => factRow(fact, at > 0, isStacked, look));
  return `<table ${TABLE} style="width:100%">${rows.join('')}</table>`;
}

/**
 * A panel in two parts: what is seen first, on a wash of the brand, then rows to look up.
 * @param head empty where the rows are all there is.
 */
function box(head: string, rows: string, { brand, neutrals, shape }: MailTheme): string {
  const { inner } = shape;
  const corners = rows === '' ? inner : `${inner} ${inner} 0 0`;
  const top = `<tr><td class="head" bgcolor="${brand.wash}" style="padding:16px 20px;background-color:${brand.wash};border-radius:${corners}">${head}</td></tr>`;
  const under = `<tr><td style="padding:6px 20px">${rows}</td></tr>`;
  return `<table role="presentation" ${TABLE} class="line" style="width:100%;margin:8px 0 24px;border:1px solid ${neutrals.border};border-radius:${inner};border-collapse:separate">${head === '' ? '' : top}${rows === '' ? '' : under}</table>`;
}

/** Up to this length, what follows an amount or a day is set nearly as large. */
const LARGE_UP_TO = 24;

/** A longer value is words to read, not an amount or a day. */
const VALUE_LARGE_UP_TO = 24;

/** An amount, a day or a reason that is seen before anything is read. */
function leadOf({ label, value, more = '' }: Lead, { neutrals }: MailTheme): string {
  const print =
    more.length > LARGE_UP_TO
      ? 'font-size:16px;line-height:24px'
      : 'font-size:18px;line-height:26px;font-weight:600';
  const large =
    value.length > VALUE_LARGE_UP_TO ? 'font-size:20px;line-height:28px' : 'font-size:26px;line-height:34px';
  return `<p class="text" style="margin:0;${LABEL};color:${neutrals.text}">${escapeHtml(label)}</p><p class="text" style="margin:0;${print};color:${neutrals.text}"><strong style="display:inline-block;${large}">${escapeHtml(value)}</strong>${more === '' ? '' : ` <span style="display:inline-block">${escapeHtml(more)}</span>`}</p>`;
}

/** Two amounts of one matter, side by side: what comes back and what is owed. */
const leadPair = (lead: Lead, beside: Lead, look: MailTheme): string => {
  const cell = (each: Lead, space: number) =>
    `<td class="lead" width="50%" style="width:50%;padding-right:${space}px;vertical-align:top">${leadOf(each, look)}</td>`;
  return `<table role="presentation" ${TABLE} style="width:100%"><tr>${cell(lead, 16)}${cell(beside, 0)}</tr></table>`;
};

/** Facts to see at a glance, row by row, under the one to see first. */
export const factBox = ({ lead, facts }: Extract<LetterPart, { kind: 'facts' }>, look: MailTheme): string =>
  box(lead ? leadOf(lead, look) : '', factTable(facts, look), look);

/** The entry code stands out: it is read from a phone, in a hurry. */
const codeOf = ({ label, value }: Fact, { neutrals }: MailTheme): string =>
  `<p class="text" style="margin:10px 0 0;${LABEL};color:${neutrals.text}">${escapeHtml(label)}</p><p class="text" style="margin:0;font-size:26px;line-height:34px;font-weight:700;letter-spacing:2px;color:${neutrals.text}">${escapeHtml(value)}</p>`;

const stateOf = (state: string, { neutrals, shape }: MailTheme): string =>
  `<p style="margin:0 0 8px"><span class="text line" style="display:inline-block;padding:2px 10px;border:1px solid ${neutrals.control};border-radius:${shape.chip};font-size:14px;line-height:20px;font-weight:700;color:${neutrals.text}">${escapeHtml(state)}</span></p>`;

export function itemBox(
  { title, state, lead, beside, facts, codes = [] }: Extract<LetterPart, { kind: 'item' }>,
  look: MailTheme,
): string {
  const space = lead || codes.length > 0 ? 10 : 0;
  const head = [
    state ? stateOf(state, look) : '',
    `<h2 class="text" style="margin:0 0 ${space}px;font-size:18px;line-height:26px;color:${look.neutrals.text}">${escapeHtml(title)}</h2>`,
    lead && beside ? leadPair(lead, beside, look) : lead ? leadOf(lead, look) : '',
    ...codes.map((code) => codeOf(code, look)),
  ];
  return box(head.join(''), factTable(facts, look), look);
}

function amountRow(
  { label, value }: Fact,
  isTotal: boolean,
  isSum: boolean,
  { neutrals }: MailTheme,
): string {
  const tone = isSum ? 'text' : 'muted';
  const cell = isSum ? CELL : SMALL_CELL;
  const weight = isTotal ? `font-weight:700;border-top:1px solid ${neutrals.border}` : 'font-weight:400';
  return `<tr><th scope="row" align="left" class="${tone} line" style="${cell};padding-right:12px;color:${neutrals[tone]};${weight}">${unbroken(label)}</th><td align="right" class="${tone} line" style="${cell};white-space:nowrap;color:${neutrals[tone]};${weight}">${escapeHtml(value)}</td></tr>`;
}

/** Prices with their sum; lines without one, such as the tax in it, are smaller. */
export const amountTable = (
  { lines, hasTotal }: Extract<LetterPart, { kind: 'amounts' }>,
  look: MailTheme,
): string =>
  `<table ${TABLE} style="width:100%;margin:0 0 12px">${lines.map((line, at) => amountRow(line, hasTotal && at === lines.length - 1, hasTotal, look)).join('')}</table>`;
