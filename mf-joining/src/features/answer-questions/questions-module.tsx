import { additionalDetailsDefinition } from '../../shared/machine/section-definitions.ts';
import { laterSection } from '../../shared/sections/later-section.tsx';

/** Additional details. Answers can be about health, so that the summary does not repeat them. */
export const questionsModule = laterSection(additionalDetailsDefinition, async () => {
  const { QuestionsContent, QuestionsSummary } = await import(
    /* webpackChunkName: "joining-details" */ './questions-content.tsx'
  );
  return { Content: QuestionsContent, Summary: QuestionsSummary };
});
