import type { Spot } from 'shared-contracts/artwork';
import { drawArtwork } from '../artwork/draw-artwork.ts';
import type { Appearance } from './appearance.ts';

/** The drawing of a message, written into the page: one that says what is wrong has nothing to load. */
export const messagePicture = (spot: Spot, { artwork }: Appearance): string =>
  `<div class="picture" aria-hidden="true">${drawArtwork('spot', spot, artwork) ?? ''}</div>`;

/** The same size as in the shell. */
export const PICTURE_CSS = '.picture svg{display:block;width:240px;height:168px;max-width:100%}';

/** Links of a message. */
export const CONTACT_CSS = [
  '.contact{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 16px;margin:0;color:var(--ui-muted);overflow-wrap:anywhere}',
  '.contact a{color:var(--brand-strong);padding:6px 0}',
  '@media (max-width:574.98px){.contact{flex-direction:column}}',
].join('');
