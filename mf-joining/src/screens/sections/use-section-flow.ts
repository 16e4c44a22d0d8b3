import type { SectionDefinition } from '../../shared/machine/section-definition.ts';
import { describeSections, type ShownSection } from '../../shared/machine/section-flow.ts';
import type { SectionId } from '../../shared/machine/section-ids.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { useJoiningFacts } from '../../shared/state/use-joining-facts.ts';

export interface SectionControl {
  sections: readonly ShownSection[];
  finish(id: SectionId): void;
  edit(id: SectionId): void;
}

/** The sections as they stand, and the ways to move among them. */
export function useSectionFlow(definitions: readonly SectionDefinition[]): SectionControl {
  const facts = useJoiningFacts();
  const { joining, send } = useJoining();
  return {
    sections: describeSections(definitions, joining, facts),
    finish: (id) => send({ type: 'section-finished', id, person: facts }),
    edit: (id) => send({ type: 'section-edited', id, person: facts }),
  };
}
