import type { Flags } from 'shared-contracts/links';

/**
 * Whether this page is embedded in a frame of somebody else's page. Cookies of a site inside a frame of another one are
 * not there, so such a page keeps its session in memory and sends it as a bearer header.
 */
export const isFramed = ({ embedded }: Flags, view: Pick<Window, 'parent'> = window): boolean =>
  embedded && view.parent !== view;
