import { number, object, safeParse } from 'shared-contracts/schema';
import { useLocation, useNavigate } from 'shared-platform/router';
import type { SectionId } from '../../shared/machine/section-ids.ts';

const SECTION: SectionId = 'details_section';

const entrySchema = object({ part: number(), cameFrom: number() });

/**
 * The open part of a form that comes in parts, kept in the history: Back leads to the part before, and only from the
 * first one to the section before.
 */
export function useFormPart() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const entry = safeParse(entrySchema, state);
  const { part, cameFrom } = entry.success ? entry.data : { part: 0, cameFrom: null };

  function onPart(next: number) {
    if (next === cameFrom && next < part) return void navigate(-1);
    const opened = { section: SECTION, part: next, cameFrom: part };
    void navigate({ pathname, search }, { state: opened, preventScrollReset: true });
  }
  return { part, onPart };
}
