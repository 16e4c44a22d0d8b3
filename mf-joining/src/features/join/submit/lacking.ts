import type { CustomQuestionGroup } from 'shared-contracts/api/custom-questions';
import { customAnswerMessages, startAnswers } from 'shared-contracts/custom-questions';
import type { Given } from '../state/given.ts';
import type { SectionId } from '../state/section-ids.ts';

export interface Readiness {
  /** `null` while they are unknown. */
  questions: readonly CustomQuestionGroup[] | null;
  answers: Given['answers'];
  isReviewed: boolean;
  needsDirectDebit: boolean;
  isDirectDebitWhole: boolean;
  /** YYYY-MM-DD. */
  today: string;
}

/** Whether an additional question is open that has to be answered. */
export function hasOpenQuestions({ questions, answers, today }: Readiness): boolean {
  if (questions === null) return true;
  const given = answers ?? startAnswers(questions);
  return Object.keys(customAnswerMessages(questions, given, today)).length > 0;
}

/** The first section that still lacks something, `null` when all can be submitted. */
export function lackingSection(readiness: Readiness): SectionId | null {
  if (hasOpenQuestions(readiness)) return 'additional_details_section';
  if (!readiness.isReviewed) return 'dates_section';
  return readiness.needsDirectDebit && !readiness.isDirectDebitWhole ? 'dd_section' : null;
}
