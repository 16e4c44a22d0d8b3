import { texts } from '../../../texts/en.ts';
import { additionalDetailsDefinition } from '../sections/section-definitions.ts';
import type { SectionModule } from '../sections/section-module.ts';
import { QuestionsContent } from './questions-content.tsx';

/** Additional details. Answers can be about health, so that the summary does not repeat them. */
export const questionsModule: SectionModule = {
  definition: additionalDetailsDefinition,
  Content: QuestionsContent,
  Summary: () => texts.questions.answered,
};
