import { escapeHtml } from '../markup/html.ts';
import { texts } from '../texts/en.ts';
import { START_TIMEOUT } from './page-start-script.ts';

/**
 * The message for a page that did not start, where no inline script may show it (PCI DSS 6.4.3): the style sheet puts it
 * in place of the first view, unless the host has drawn over both by then.
 * @param again address that requests the page again.
 * @param hasHome not in an operator's page, which has its own home around it.
 */
export function startTimeoutMessage(again: string, hasHome: boolean): string {
  const { title, text, action } = texts.failure;
  return [
    '<div class="fv-late" role="alert">',
    `<div class="fv-head"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></div>`,
    `<p class="fv-ways"><a class="fv-again" href="${escapeHtml(again)}">${escapeHtml(texts.tryAgain)}</a>`,
    hasHome ? `<a href="/">${escapeHtml(action)}</a>` : '',
    '</p></div>',
  ].join('');
}

/** Both are in the same place. If scripts are turned off, the first view says so and stays. */
export const START_TIMEOUT_CSS = [
  '.fv-either{display:grid}.fv-either>*{grid-area:1/1;min-width:0}',
  '.fv-late{visibility:hidden}',
  '@media not (scripting:none){',
  `.fv-shape{animation:fv-go 0s ${START_TIMEOUT}ms forwards}.fv-late{animation:fv-come 0s ${START_TIMEOUT}ms forwards}`,
  '}@keyframes fv-go{to{visibility:hidden}}@keyframes fv-come{to{visibility:visible}}',
].join('');
