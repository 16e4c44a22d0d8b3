import type { SectionFlow } from './joining.ts';
import type { JoiningFacts, SectionDefinition } from './section-definition.ts';
import type { SectionId } from './section-ids.ts';

/** A section as it is drawn. */
export interface ShownSection {
  definition: SectionDefinition;
  /** Counted over the shown sections, from 1 (decisions 33). */
  number: number;
  /**
   * Waiting sections have not been reached, and are greyed; an incomplete one has been. A page of its own is the next one
   * once all sections are complete.
   */
  status: 'open' | 'completed' | 'incomplete' | 'next' | 'waiting';
  /** Also true of one that is open again. */
  isCompleted: boolean;
  hasEdit: boolean;
}

/** Destination after a section is finished. Submitting leads to the checkout, once the server has accepted the choice. */
export type AfterFinishing = { step: 'opens'; id: SectionId } | { step: 'submits' } | { step: 'ends' };

type Definitions = readonly SectionDefinition[];

function shownInOrder(definitions: Definitions, facts: JoiningFacts): SectionDefinition[] {
  return definitions
    .filter((definition) => definition.isShown(facts))
    .toSorted((one, other) => one.order - other.order);
}

const isIncomplete = ({ id }: SectionDefinition, { edited, incomplete }: SectionFlow): boolean =>
  edited.includes(id) && incomplete.includes(id);

const isCompleted = (definition: SectionDefinition, flow: SectionFlow, facts: JoiningFacts): boolean =>
  flow.edited.includes(definition.id) && definition.isComplete(facts) && !isIncomplete(definition, flow);

/**
 * The one section that is open. A section never opens while one before it is incomplete, so that a lost login or a
 * reload leads back to what has to be given again. One that is no longer shown is replaced by the next one, or after the
 * last by the one before it.
 */
export function openSection(
  definitions: Definitions,
  flow: SectionFlow,
  facts: JoiningFacts,
): SectionId | null {
  const shown = shownInOrder(definitions, facts).filter(({ isOwnPage }) => !isOwnPage);
  const wanted = definitions.find(({ id }) => id === flow.open);
  const upTo = shown.filter(({ order }) => !wanted || order <= wanted.order);
  const next = wanted && shown.find(({ order }) => order >= wanted.order);
  const present = wanted && (next ?? upTo.at(-1));
  const incomplete = upTo.find(
    (definition) => definition !== present && !isCompleted(definition, flow, facts),
  );
  return (incomplete ?? present)?.id ?? null;
}

/** The shown sections as they are to be drawn. */
export function describeSections(
  definitions: Definitions,
  flow: SectionFlow,
  facts: JoiningFacts,
): ShownSection[] {
  const open = openSection(definitions, flow, facts);
  const shown = shownInOrder(definitions, facts);
  const areAllCompleted = shown.every((each) => each.isOwnPage || isCompleted(each, flow, facts));
  return shown.map((definition, index) => {
    const completed = isCompleted(definition, flow, facts);
    const isOpen = definition.id === open;
    const incomplete = isIncomplete(definition, flow);
    const ahead = definition.isOwnPage && areAllCompleted ? 'next' : 'waiting';
    return {
      definition,
      number: index + 1,
      isCompleted: completed,
      status: isOpen ? 'open' : completed ? 'completed' : incomplete ? 'incomplete' : ahead,
      hasEdit: (completed || incomplete) && !isOpen && definition.hasEdit(facts),
    };
  });
}

/**
 * Finishing opens the next displayed section; a finished one that is passed over is skipped (decisions 25, 36). Where a
 * later one is incomplete, it leads there.
 */
export function afterFinishing(
  definitions: Definitions,
  flow: SectionFlow,
  facts: JoiningFacts,
  id: SectionId,
): AfterFinishing {
  const shown = shownInOrder(definitions, facts);
  const following = shown.slice(shown.findIndex((definition) => definition.id === id) + 1);
  const isLed = following.some((definition) => isIncomplete(definition, flow));
  const next = following.find(
    (definition) => !((isLed || definition.isPassedOver) && isCompleted(definition, flow, facts)),
  );
  if (!next) return { step: 'ends' };
  return next.isOwnPage ? { step: 'submits' } : { step: 'opens', id: next.id };
}

/** The flow once a section is finished. The last one stays open while what was chosen is submitted. */
export function finishSection(
  definitions: Definitions,
  flow: SectionFlow,
  facts: JoiningFacts,
  id: SectionId,
): SectionFlow {
  const after = afterFinishing(definitions, flow, facts, id);
  const edited = flow.edited.includes(id) ? flow.edited : [...flow.edited, id];
  const incomplete = flow.incomplete.filter((other) => other !== id);
  if (after.step === 'ends') return { open: null, edited, incomplete };
  return { open: after.step === 'opens' ? after.id : id, edited, incomplete };
}

/** Edit: reopens a completed section that offers it, and leaves the rest as it is. */
export function editSection(
  definitions: Definitions,
  flow: SectionFlow,
  facts: JoiningFacts,
  id: SectionId,
): SectionFlow {
  const section = describeSections(definitions, flow, facts).find(({ definition }) => definition.id === id);
  return section?.hasEdit ? { ...flow, open: id } : flow;
}

/** The part of the flow that outlives a reload. */
export function storedFlow(definitions: Definitions, flow: SectionFlow): SectionFlow {
  const kept = definitions.filter(({ isKept }) => isKept).map(({ id }) => id);
  return { ...flow, edited: flow.edited.filter((id) => kept.includes(id)) };
}
