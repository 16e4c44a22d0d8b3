import { escapeHtml } from '../markup/html.ts';
import type { Contact } from '../message-pages/contact-lines.ts';
import { texts } from '../texts/en.ts';
import { failureContent } from './failure-content.ts';
import { START_TIMEOUT } from './page-start-script.ts';

interface Options {
  picture: string;
  /** Address that requests the page again. */
  again: string;
  /** In an operator's page, which has its own home around it. There, paying is a step of a form. */
  isEmbedded: boolean;
  /** Address of the person’s orders in their account; `null` at a kiosk. */
  account: string | null;
  contact: Contact | null;
}

/**
 * The message for a page that did not start, where no inline script may show it (PCI DSS 6.4.3): the style sheet puts it
 * in place of the first view, unless the host has drawn over both by then.
 */
export function startTimeoutMessage({ again, isEmbedded, account, ...options }: Options): string {
  const content = failureContent({
    ...options,
    again: `<a class="fv-again" href="${escapeHtml(again)}">${escapeHtml(texts.tryAgain)}</a>`,
    hasHome: !isEmbedded,
    ...(!isEmbedded && { money: { account } }),
  });
  return `<div class="fv-late fv-fail">${content}</div>`;
}

/** Both are in the same place; the message is in the middle of the window, however high the shape was. If scripts are turned off, the first view says so and stays. */
export const START_TIMEOUT_CSS = [
  '.fv-money a{color:var(--brand-strong)}.fv-either{display:grid}.fv-either>*{grid-area:1/1;min-width:0}',
  '.fv-late{visibility:hidden;align-self:start}.fv-late.fv-fail{min-height:calc(100dvh - 64px)}',
  '@media not (scripting:none){',
  `.fv-shape{animation:fv-shut 0s ${START_TIMEOUT}ms forwards}.fv-late{animation:fv-come 0s ${START_TIMEOUT}ms forwards}`,
  `.fv-bar .fv-in::after{animation:fv-go 0s ${START_TIMEOUT}ms forwards}`,
  '}@keyframes fv-go{to{visibility:hidden}}@keyframes fv-shut{to{visibility:hidden;height:0;overflow:hidden}}@keyframes fv-come{to{visibility:visible}}',
].join('');
