import type { SectionId } from '../machine/section-ids.ts';

/** The id of a section's heading. */
export const titleId = (id: SectionId): string => `${id}-title`;

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves focus and view to a section, with the next frame: the host puts the focus on the whole screen when the path
 * changes, and the section comes after that. What says why something was refused, and the button that continues with
 * what was chosen, keep the focus that they have taken by then. Answers the way to call it off.
 */
export function focusSection(id: SectionId, { glides = true } = {}): () => void {
  const frame = requestAnimationFrame(() => {
    if (document.activeElement?.closest('[role="alert"], [data-continue]')) return;
    const heading = document.getElementById(titleId(id));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ behavior: glides && !isCalm() ? 'smooth' : 'auto', block: 'start' });
  });
  return () => cancelAnimationFrame(frame);
}
