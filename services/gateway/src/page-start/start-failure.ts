import { artworkAddress } from 'shared-contracts/artwork';
import type { Appearance } from '../first-view/appearance.ts';
import { escapeHtml } from '../markup/html.ts';
import type { Contact } from '../message-pages/contact-lines.ts';
import { texts } from '../texts/en.ts';
import { failureContent } from './failure-content.ts';
import { START_FAILURE_ELEMENT } from './page-start-script.ts';

/** The message shown in place of a page's content when its scripts do not start. Its drawing is loaded only then. */
export function startFailure({ artwork }: Pick<Appearance, 'artwork'>, contact: Contact | null): string {
  const palette = { primary: { main: artwork.primary }, secondary: { dark: artwork.secondary } };
  const address = artworkAddress(palette, 'spot', texts.failure.picture);
  const content = failureContent({
    picture: `<img src="${escapeHtml(address)}" alt="" width="240" height="168">`,
    again: `<button type="button">${escapeHtml(texts.tryAgain)}</button>`,
    contact,
  });
  return `<template id="${START_FAILURE_ELEMENT}"><div class="fv"><div class="fv-in fv-fail">${content}</div></div></template>`;
}
