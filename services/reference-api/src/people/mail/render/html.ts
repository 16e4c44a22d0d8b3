import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import type { LetterPart } from '../letter.ts';
import { escapeHtml, inPieces } from './escape-html.ts';
import { type FooterLines, htmlFooter } from './html-footer.ts';
import { htmlPart, htmlTerms } from './html-parts.ts';
import { FONT, type MailTheme, mailTheme } from './mail-theme.ts';

/** Pictures that mail programs show; most of them leave an SVG out. */
const SHOWN_LOGO = /\.(?:png|jpe?g|gif)(?:[?#].*)?$/i;

export interface HtmlLetter {
  tenantName: string;
  theme: BrandTheme;
  /** The logo's address, from the origin's root or absolute; `null` where the brand has none. */
  logo: string | null;
  /** Origin that the letter leads to, and its logo comes from. */
  origin: string;
  /** As `en-GB`. */
  language: string;
  subject: string;
  headline: string;
  parts: readonly LetterPart[];
  footer: FooterLines;
}

/**
 * The logo where mail programs show it, else the name; the name in its place while pictures are blocked. An address that is
 * none must not keep a mail from going out.
 */
function masthead({ logo, tenantName, origin }: HtmlLetter, { brand }: MailTheme): string {
  const name = escapeHtml(tenantName);
  const words = `font-size:20px;line-height:40px;font-weight:700;color:${brand.onHeader}`;
  return logo !== null && SHOWN_LOGO.test(logo) && URL.canParse(logo, origin)
    ? `<img src="${escapeHtml(new URL(logo, origin).href)}" alt="${name}" height="40" style="display:block;height:40px;max-width:100%;border:0;${words}">`
    : `<span style="${words}">${name}</span>`;
}

type Terms = Extract<LetterPart, { kind: 'terms' }>;

const isTerms = (part: LetterPart): part is Terms => typeof part !== 'string' && part.kind === 'terms';

/** Keeps whatever follows the opening out of a preview. */
const FILLER = '&nbsp;&zwnj;'.repeat(150);

/** The opening sentences, for the line that a mailbox and a lock screen show after the subject: no panel is in it. */
function preview({ parts }: HtmlLetter): string {
  const sentences = parts.filter((part) => typeof part === 'string').slice(0, 2);
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(sentences.join(' '))}${FILLER}</div>`;
}

/** A letter in its tenant's brand, one column that fits 320 px, without anything to load but a logo. */
export function htmlLetter(letter: HtmlLetter): string {
  const look = { ...mailTheme(letter.theme), contact: letter.footer.contact };
  const { brand, neutrals, shape } = look;
  const terms = letter.parts.filter(isTerms);
  const body = letter.parts.filter((part) => !isTerms(part));
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="${escapeHtml(letter.language)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(letter.subject)}</title>
<style>${look.css}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${neutrals.page};font-family:${FONT};-webkit-text-size-adjust:100%">
${preview(letter)}
<main>
<table ${table} class="page" style="width:100%;background-color:${neutrals.page}"><tr><td align="center" style="padding:16px 8px;font-family:${FONT}">
<table ${table} style="width:100%;max-width:600px;text-align:left">
<tr><td bgcolor="${brand.header}" style="padding:20px 24px 24px;background-color:${brand.header};border-radius:${shape.card} ${shape.card} 0 0;border-bottom:4px solid ${brand.actionEdgeOn.header};overflow-wrap:anywhere">${masthead(letter, look)}
<h1 style="margin:24px 0 0;font-size:26px;line-height:34px;color:${brand.onHeader}">${letter.headline.split('\n').map(inPieces).join('<br>')}</h1></td></tr>
<tr><td class="sheet" style="padding:24px 24px 12px;background-color:${neutrals.surface};border:1px solid ${neutrals.border};border-top:0;border-radius:0 0 ${shape.card} ${shape.card};overflow-wrap:anywhere">
${body.map((part) => htmlPart(part, look)).join('\n')}
</td></tr>
<tr><td style="padding:20px 24px 24px">${terms.map((part) => htmlTerms(part, look)).join('\n')}
${htmlFooter(letter.tenantName, letter.footer, look)}</td></tr>
</table>
</td></tr></table>
</main>
</body>
</html>
`;
}
