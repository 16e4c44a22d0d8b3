import { escapeHtml } from '../markup/html.ts';
import { texts } from '../texts/en.ts';
import type { Appearance } from './appearance.ts';

interface FirstView {
  looks: Appearance;
  siteName: string;
  /** The page's h1 where it is known before its code. */
  heading: string | null;
  /** Embedded pages have no header (shell specification 2). */
  hasHeader: boolean;
  /** The message that replaces it if the page does not start, for pages where no script may show one. */
  startTimeoutMessage: string | null;
}

const CARDS = 6;
const card = `<div class="fv-card">${'<span class="fv-line"></span>'.repeat(3)}</div>`;

function brandBar({ looks, siteName }: FirstView): string {
  const name = escapeHtml(siteName);
  const mark = looks.logo ? `<img src="${escapeHtml(looks.logo)}" alt="${name}">` : name;
  return `<header class="fv-bar"><div class="fv-in">${mark}</div></header>`;
}

/** The page until its scripts have rendered it: the brand, the heading and the shape of the screen. */
export function firstView(view: FirstView): string {
  const heading = view.heading
    ? `<h1>${escapeHtml(view.heading)}</h1>`
    : '<div class="fv-title" aria-hidden="true"></div>';
  const shape = [
    `<div class="fv-head">${heading}</div>`,
    `<div class="fv-wait" role="status">${texts.loading}</div>`,
    `<div class="fv-grid" aria-hidden="true">${card.repeat(CARDS)}</div>`,
  ].join('');
  return [
    '<div class="fv">',
    view.hasHeader ? brandBar(view) : '',
    '<main class="fv-in">',
    `<noscript><p>${escapeHtml(texts.noScript)}</p></noscript>`,
    view.startTimeoutMessage
      ? `<div class="fv-either"><div class="fv-shape">${shape}</div>${view.startTimeoutMessage}</div>`
      : shape,
    '</main></div>',
  ].join('');
}
