import { useJoining } from '../state/joining-provider.tsx';
import type { SectionDefinition } from '../state/section-definition.ts';
import { describeSections, editSection, finishSection, type ShownSection } from '../state/section-flow.ts';
import type { SectionId } from '../state/section-ids.ts';
import { useJoiningFacts } from './use-joining-facts.ts';

export interface SectionControl {
  sections: readonly ShownSection[];
  finish(id: SectionId): void;
  edit(id: SectionId): void;
}

/** The sections as they stand, and the ways to move among them. */
export function useSectionFlow(definitions: readonly SectionDefinition[]): SectionControl {
  const facts = useJoiningFacts();
  const { joining, change } = useJoining();
  const move = (step: typeof finishSection, id: SectionId) =>
    change((before) => ({ ...before, ...step(definitions, before, facts, id) }));
  return {
    sections: describeSections(definitions, joining, facts),
    finish: (id) => move(finishSection, id),
    edit: (id) => move(editSection, id),
  };
}
