import { escapeHtml } from '../markup/html.ts';
import { texts } from '../texts/en.ts';
import type { Appearance } from './appearance.ts';

interface FirstView {
  looks: Appearance;
  siteName: string;
  /** The page's h1 where it is known before its code. */
  heading: string | null;
  /** The start of the bookings has the shape of its search, of what comes up and of the activities. */
  isHome: boolean;
  /** Embedded pages have no header (shell specification 2). */
  hasHeader: boolean;
  /** The message that replaces it if the page does not start, for pages where no script may show one. */
  startTimeoutMessage: string | null;
}

const CARDS = 6;
const SOON = 4;
const ACTIVITIES = 8;
const card = `<div class="fv-card">${'<span class="fv-line"></span>'.repeat(3)}</div>`;

const name = '<div class="fv-name"></div>';
const search = '<span class="fv-line"></span><span class="fv-field"></span><span class="fv-button"></span>';
const homeShape = [
  '<div aria-hidden="true">',
  `${name}<div class="fv-row">${card.repeat(SOON)}</div><div class="fv-links"></div>`,
  `${name}<div class="fv-row fv-tiles">${'<span class="fv-tile"></span>'.repeat(ACTIVITIES)}</div>`,
  '</div>',
].join('');

function brandBar({ looks, siteName }: FirstView): string {
  const label = escapeHtml(siteName);
  const mark = looks.logo ? `<img src="${escapeHtml(looks.logo)}" alt="${label}">` : label;
  return `<header class="fv-bar"><div class="fv-in">${mark}</div></header>`;
}

/** The page until its scripts have rendered it: the brand, the heading and the shape of the screen. */
export function firstView(view: FirstView): string {
  const heading = view.heading
    ? `<h1>${escapeHtml(view.heading)}</h1>`
    : '<div class="fv-title" aria-hidden="true"></div>';
  const wait = `<div class="fv-wait" role="status">${texts.loading}</div>`;
  const shape = view.isHome
    ? [
        `<div class="fv-band"><div class="fv-head">${heading}<span class="fv-line fv-lead"></span></div>`,
        `<div class="fv-search">${search}${wait}</div></div>`,
        homeShape,
      ].join('')
    : [
        `<div class="fv-head">${heading}</div>`,
        wait,
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
