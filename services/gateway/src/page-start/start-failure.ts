import { escapeHtml } from '../markup/html.ts';
import { texts } from '../texts/en.ts';
import { START_FAILURE_ELEMENT } from './page-start-script.ts';

/** The message shown in place of a page's content when its scripts do not start (shell specification 8). */
export function startFailure(): string {
  const { title, text, action } = texts.failure;
  return [
    `<template id="${START_FAILURE_ELEMENT}"><div class="fv"><div class="fv-in"><div class="fv-head" role="alert">`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></div>`,
    `<p class="fv-ways"><button type="button">${escapeHtml(texts.tryAgain)}</button>`,
    `<a href="/">${escapeHtml(action)}</a></p></div></div></template>`,
  ].join('');
}
