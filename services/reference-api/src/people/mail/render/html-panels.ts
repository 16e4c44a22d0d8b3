import type { Fact, Lead, LetterPart } from '../letter.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailTheme } from './mail-theme.ts';

const CELL = 'padding:9px 0;vertical-align:top;font-size:16px;line-height:24px';
const SMALL_CELL = 'padding:4px 0;vertical-align:top;font-size:14px;line-height:20px';
const TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0"';
/** A longer label would break over several lines beside its value on a phone. */
const LABEL_BESIDE = 17;
/** A label up to this length is kept on one line. */
const LABEL_UNBROKEN = 12;
/** A longer value is a sentence, and not set in bold. */
const BOLD_UP_TO = 44;

/** The first line of a value stands out, unless it is a sentence: the venue, not its address. */
function valueHtml(value: string): string {
  const [first = '', ...rest] = value.split('\n');
  const opening = first.length > BOLD_UP_TO ? escapeHtml(first) : `<strong>${escapeHtml(first)}</strong>`;
  return [opening, ...rest.map(escapeHtml)].join('<br>');
}

function factRow({ label, value }: Fact, hasLine: boolean, isStacked: boolean, look: MailTheme): string {
  const { border, muted, text } = look.neutrals;
  const line = `border-top:${hasLine ? 1 : 0}px solid ${border}`;
  const stacked = isStacked ? ' stacked' : '';
  const width = isStacked ? '46%' : '34%';
  const unbroken = label.length > LABEL_UNBROKEN ? '' : ';white-space:nowrap';
  return `<tr><th scope="row" align="left" class="fact muted line${stacked}" style="${CELL};${line};width:${width};padding-right:14px;font-weight:400;color:${muted}${unbroken}">${escapeHtml(label)}</th><td class="fact text line${stacked}" style="${CELL};${line};color:${text};overflow-wrap:anywhere">${valueHtml(value)}</td></tr>`;
}

/** @param isUnderTitle whether a line parts the first row from a title above. */
function factTable(facts: readonly Fact[], isUnderTitle: boolean, look: MailTheme): string {
  if (facts.length === 0) return '';
  const isStacked = facts.some(({ label }) => label.length > LABEL_BESIDE);
  const rows = facts.map((fact, at) => factRow(fact, isUnderTitle || at > 0, isStacked, look));
  return `<table ${TABLE} style="width:100%">${rows.join('')}</table>`;
}

const box = (html: string, { neutrals, shape }: MailTheme): string =>
  `<table role="presentation" ${TABLE} class="box" bgcolor="${neutrals.sunken}" style="width:100%;margin:4px 0 20px;background-color:${neutrals.sunken};border:1px solid ${neutrals.border};border-radius:${shape.inner};border-collapse:separate"><tr><td style="padding:10px 18px">${html}</td></tr></table>`;

/** An amount or a day that is seen before anything is read. */
const leadOf = ({ label, value, more }: Lead, { neutrals }: MailTheme): string =>
  `<p class="muted" style="margin:4px 0 0;font-size:14px;line-height:20px;color:${neutrals.muted}">${escapeHtml(label)}</p><p class="text" style="margin:0 0 10px;font-size:16px;line-height:24px;color:${neutrals.text}"><strong style="font-size:24px;line-height:32px">${escapeHtml(value)}</strong>${more ? ` <span style="display:inline-block">${escapeHtml(more)}</span>` : ''}</p>`;

/** Facts to see at a glance, row by row, under the one to see first. */
export const factBox = ({ lead, facts }: Extract<LetterPart, { kind: 'facts' }>, look: MailTheme): string =>
  box(`${lead ? leadOf(lead, look) : ''}${factTable(facts, lead !== undefined, look)}`, look);

/** A box of terms: outlined only, so that it stays behind the panels. */
export const termsBox = (html: string, { neutrals, shape }: MailTheme): string =>
  `<table role="presentation" ${TABLE} class="line" style="width:100%;margin:4px 0 16px;border:1px solid ${neutrals.border};border-radius:${shape.inner};border-collapse:separate"><tr><td style="padding:14px 18px 4px">${html}</td></tr></table>`;

/** The entry code stands out: it is read from a phone, in a hurry. */
const codeOf = ({ label, value }: Fact, { neutrals }: MailTheme): string =>
  `<p class="muted" style="margin:2px 0 0;font-size:14px;line-height:20px;color:${neutrals.muted}">${escapeHtml(label)}</p><p class="text" style="margin:0 0 10px;font-size:28px;line-height:36px;font-weight:700;letter-spacing:2px;color:${neutrals.text}">${escapeHtml(value)}</p>`;

const stateOf = (state: string, { neutrals, shape }: MailTheme): string =>
  `<p style="margin:6px 0 2px"><span class="text line" style="display:inline-block;padding:2px 10px;border:1px solid ${neutrals.control};border-radius:${shape.chip};font-size:14px;line-height:20px;font-weight:700;color:${neutrals.text}">${escapeHtml(state)}</span></p>`;

export function itemBox(
  { title, state, lead, facts, code }: Extract<LetterPart, { kind: 'item' }>,
  look: MailTheme,
): string {
  const name = `<h2 class="text" style="margin:4px 0 8px;font-size:20px;line-height:28px;color:${look.neutrals.text}">${escapeHtml(title)}</h2>`;
  const above = [
    state ? stateOf(state, look) : '',
    name,
    lead ? leadOf(lead, look) : '',
    code ? codeOf(code, look) : '',
  ];
  return box(`${above.join('')}${factTable(facts, true, look)}`, look);
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
  return `<tr><th scope="row" align="left" class="${tone} line" style="${cell};padding-right:12px;color:${neutrals[tone]};${weight}">${escapeHtml(label)}</th><td align="right" class="${tone} line" style="${cell};white-space:nowrap;color:${neutrals[tone]};${weight}">${escapeHtml(value)}</td></tr>`;
}

/** Prices with their sum; lines without one, such as the tax in it, are smaller. */
export const amountTable = (
  { lines, hasTotal }: Extract<LetterPart, { kind: 'amounts' }>,
  look: MailTheme,
): string =>
  `<table ${TABLE} style="width:100%;margin:0 0 12px">${lines.map((line, at) => amountRow(line, hasTotal && at === lines.length - 1, hasTotal, look)).join('')}</table>`;
