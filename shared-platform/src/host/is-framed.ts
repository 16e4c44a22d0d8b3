import type { Flags } from 'shared-contracts/links';

/**
 * True if this page is embedded in a frame of someone else's page. Cookies of a site inside a frame of another one are
 * not there, so such a page keeps its session in the frame's own storage and sends it as a bearer header.
 */
export const isFramed = ({ embedded }: Flags, view: Pick<Window, 'parent'> = window): boolean =>
  embedded && view.parent !== view;
