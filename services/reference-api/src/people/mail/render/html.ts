import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import type { LetterPart } from '../letter.ts';
import { escapeHtml } from './escape-html.ts';
import { htmlPart } from './html-parts.ts';
import { FONT, type MailTheme, mailTheme, neutrals } from './mail-theme.ts';

/** Pictures that mail programs show; most of them leave an SVG out. */
const SHOWN_LOGO = /\.(?:png|jpe?g|gif)$/i;

export interface HtmlLetter {
  tenantName: string;
  theme: BrandTheme;
  /** Colour of the pages, behind the logo. */
  origin: string;
  /** As `en-GB`. */
  language: string;
  subject: string;
  parts: readonly LetterPart[];
  /** The sender and how to reach them. */
  footer: readonly string[];
}

/** The logo where mail programs show it, else the name. */
function masthead({ theme, tenantName, origin }: HtmlLetter, { brand }: MailTheme): string {
  const logo = theme.themeAppLogo ?? '';
  const name = escapeHtml(tenantName);
  return SHOWN_LOGO.test(logo)
    ? `<img src="${escapeHtml(new URL(logo, origin).href)}" alt="${name}" height="36" style="display:block;height:36px;border:0;font-size:20px;font-weight:700;color:${brand.onHeader}">`
    : `<span style="font-size:20px;line-height:28px;font-weight:700;color:${brand.onHeader}">${name}</span>`;
}

const footerLine = (line: string): string =>
  `<p class="muted" style="margin:0 0 6px;font-size:14px;line-height:20px;color:${neutrals.muted}">${escapeHtml(line)}</p>`;

/** A letter in its tenant's brand, one column that fits 320 px, without anything to load but a logo. */
export function htmlLetter(letter: HtmlLetter): string {
  const look = mailTheme(letter.theme);
  const { header, headerAccent } = look.brand;
  const subject = escapeHtml(letter.subject);
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="${escapeHtml(letter.language)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${subject}</title>
<style>${look.css}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${neutrals.page};font-family:${FONT};-webkit-text-size-adjust:100%">
<main>
<table ${table} class="page" style="width:100%;background-color:${neutrals.page}"><tr><td align="center" style="padding:16px 8px;font-family:${FONT}">
<table ${table} style="width:100%;max-width:600px;text-align:left">
<tr><td style="padding:18px 24px;background-color:${header};border-radius:12px 12px 0 0;border-bottom:4px solid ${headerAccent}">${masthead(letter, look)}</td></tr>
<tr><td class="sheet" style="padding:28px 24px 12px;background-color:${neutrals.surface};border:1px solid ${neutrals.border};border-top:0;border-radius:0 0 12px 12px;overflow-wrap:anywhere">
<h1 class="text" style="margin:0 0 16px;font-size:24px;line-height:32px;color:${neutrals.text}">${subject}</h1>
${letter.parts.map((part) => htmlPart(part, look)).join('\n')}
</td></tr>
<tr><td style="padding:18px 24px">${letter.footer.map(footerLine).join('')}</td></tr>
</table>
</td></tr></table>
</main>
</body>
</html>
`;
}
