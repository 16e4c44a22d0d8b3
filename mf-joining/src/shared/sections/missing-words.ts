import { texts } from '../../texts/en.ts';
import type { SectionId } from '../machine/section-ids.ts';

/** The missing part of a section that was completed before; paying never is one. */
export const missingWords: Partial<Record<SectionId, string>> = texts.sections.missing;
