import { texts } from '../../../texts/en.ts';
import { laterSection } from '../sections/later-section.tsx';
import { additionalDetailsDefinition } from '../state/section-definitions.ts';

/** Additional details. Answers can be about health, so that the summary does not repeat them. */
export const questionsModule = laterSection(additionalDetailsDefinition, async () => {
  const { QuestionsContent } = await import(
    /* webpackChunkName: "joining-details" */ './questions-content.tsx'
  );
  return { Content: QuestionsContent, Summary: () => texts.questions.answered };
});
