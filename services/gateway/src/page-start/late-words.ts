import { escapeHtml } from '../markup/html.ts';
import { texts } from '../texts/en.ts';
import { LATE } from './page-start-script.ts';

/**
 * The words for a page that did not start, where no script may be written into the page to show them (PCI DSS 6.4.3):
 * its style sheet lets them take the place of the first view, unless the host has drawn over both by then.
 * @param again address that asks for the page again.
 * @param hasHome not in a page of an operator's, which has a home of its own around it.
 */
export function lateWords(again: string, hasHome: boolean): string {
  const { title, text, action } = texts.failure;
  return [
    '<div class="fv-late" role="alert">',
    `<div class="fv-head"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></div>`,
    `<p class="fv-ways"><a class="fv-again" href="${escapeHtml(again)}">${escapeHtml(texts.tryAgain)}</a>`,
    hasHome ? `<a href="/">${escapeHtml(action)}</a>` : '',
    '</p></div>',
  ].join('');
}

/** Both lie in one place. Where scripts are turned off, the first view says so and stays. */
export const LATE_WORDS_CSS = [
  '.fv-either{display:grid}.fv-either>*{grid-area:1/1;min-width:0}',
  '.fv-late{visibility:hidden}',
  '@media not (scripting:none){',
  `.fv-shape{animation:fv-go 0s ${LATE}ms forwards}.fv-late{animation:fv-come 0s ${LATE}ms forwards}`,
  '}@keyframes fv-go{to{visibility:hidden}}@keyframes fv-come{to{visibility:visible}}',
].join('');
