import type { SectionId } from '../machine/section-ids.ts';

/** The id of a section's heading. */
export const titleId = (id: SectionId): string => `${id}-title`;

/** Elements that keep the focus they have taken: reasons of a refusal, and the button that continues with what was chosen. */
const KEEPS_FOCUS = '[role="alert"], [data-continue]';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves focus and view to a section, with the next frame: the host puts the focus on the whole screen when the path
 * changes, and the section comes after that. Someone who already fills in a field of the section stays there. Answers
 * the way to call it off.
 */
export function focusSection(id: SectionId, { glides = true } = {}): () => void {
  const frame = requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused?.closest(KEEPS_FOCUS)) return;
    const heading = document.getElementById(titleId(id));
    if (focused?.matches('input, select, textarea') && heading?.closest('section')?.contains(focused)) return;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ behavior: glides && !isCalm() ? 'smooth' : 'auto', block: 'start' });
  });
  return () => cancelAnimationFrame(frame);
}
