import type { Spot } from 'shared-contracts/artwork';
import type { Brand } from 'shared-contracts/config';
import type { Appearance } from '../first-view/appearance.ts';
import { messagePicture } from '../first-view/message-picture.ts';
import { fontFaceCss } from '../fonts/font-css.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { escapeHtml } from '../markup/html.ts';
import { texts } from '../texts/en.ts';
import { contactLines } from './contact-lines.ts';
import { messageCss } from './message-css.ts';
import { RECOVERY_SCRIPT } from './recovery-script.ts';

export interface Message {
  title: string;
  text: string;
  picture: Spot;
  /** The reason, before the text: the requested host belongs to no tenant. */
  about?: (host: string) => string;
  /** The link to the home page, if there is one. */
  action?: string;
  /** True if the failure is likely to pass: the page can be retried, and reloads by itself. */
  isPassing?: boolean;
}

interface Document {
  message: Message;
  brand: Brand | null;
  looks: Appearance;
  host: string | null;
  fontFiles: readonly FontFile[];
  nonce: string;
}

function bar({ message, brand, looks, host }: Document): string {
  const name = escapeHtml(brand?.name ?? host ?? '');
  // There is no site that the name could belong to.
  if (!name || (message.about && !brand)) return '';
  const mark = brand && looks.logo ? `<img src="${escapeHtml(looks.logo)}" alt="${name}">` : name;
  return `<header><a href="/">${mark}</a></header>`;
}

/** The whole document, with nothing to load but the venue's logo and faces. */
export function messageDocument(page: Document): string {
  const { message, brand, looks, host, fontFiles, nonce } = page;
  const faces = brand ? [...new Set([looks.heading, looks.body])] : [];
  const css = faces.map((face) => fontFaceCss(fontFiles, face, looks.licensedFontUrl)).join('');
  const title = [brand?.name, message.title].filter(Boolean).join(' | ');
  const home = message.action ? `<a href="/">${escapeHtml(message.action)}</a>` : '';
  const again = message.isPassing ? `<a href="">${escapeHtml(texts.tryAgain)}</a>` : '';
  const ways = again + home;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><meta name="theme-color" content="${looks.header}">`,
    `<style nonce="${nonce}">${css}${messageCss(looks)}</style></head><body>`,
    bar(page),
    `<main>${messagePicture(message.picture, looks)}`,
    `<h1>${escapeHtml(message.title)}</h1>`,
    message.about && host ? `<p class="about">${escapeHtml(message.about(host))}</p>` : '',
    `<p>${escapeHtml(message.text)}</p>`,
    ways && `<p class="ways">${ways}</p>`,
    message.isPassing ? `<p role="status" id="back">${escapeHtml(texts.comesBack)}</p>` : '',
    contactLines(brand),
    '</main>',
    message.isPassing ? `<script nonce="${nonce}">${RECOVERY_SCRIPT}</script>` : '',
    '</body></html>',
  ].join('');
}
