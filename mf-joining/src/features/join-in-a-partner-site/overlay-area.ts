import type { EmbedView } from 'shared-contracts/embed';

type Part = Pick<EmbedView, 'top' | 'height'>;

/** Minimum height of a dialog with a bank's page, in CSS pixels. */
const LEAST_HEIGHT = 560;

/**
 * The part of the frame that dialogs may fill: what is seen of it, and more where that is too little to use.
 * @param frameHeight of the whole frame, in CSS pixels
 */
export function overlayArea(seen: Part, frameHeight: number): Part {
  const height = Math.min(frameHeight, Math.max(seen.height, LEAST_HEIGHT));
  return { top: Math.max(0, Math.min(seen.top, frameHeight - height)), height };
}
