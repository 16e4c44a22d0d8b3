import { object, oneOf, safeParse } from 'shared-contracts/schema';
import { SECTION_IDS, type SectionId } from '../../shared/machine/section-ids.ts';

const entrySchema = object({ section: oneOf(SECTION_IDS) });

/** The section stored in a history entry. */
export const sectionEntry = (section: SectionId) => ({ section });

/** The section that an entry in the history names; `null` for an entry of the address alone. */
export function sectionOfEntry(state: unknown): SectionId | null {
  const entry = safeParse(entrySchema, state);
  return entry.success ? entry.data.section : null;
}
