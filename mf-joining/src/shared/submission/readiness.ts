import type { CustomQuestionGroup } from 'shared-contracts/api/custom-questions';
import { customAnswerMessages, startAnswers } from 'shared-contracts/custom-questions';
import type { JoiningEntries } from '../entries/joining-entries.ts';
import type { SectionId } from '../machine/section-ids.ts';

export interface Readiness {
  /** `null` while they are unknown. */
  questions: readonly CustomQuestionGroup[] | null;
  answers: JoiningEntries['answers'];
  isReviewed: boolean;
  needsDirectDebit: boolean;
  isDirectDebitComplete: boolean;
  /** YYYY-MM-DD. */
  today: string;
}

/** True if an additional question is open that has to be answered. */
export function hasOpenQuestions({ questions, answers, today }: Readiness): boolean {
  if (questions === null) return true;
  const given = answers ?? startAnswers(questions);
  return Object.keys(customAnswerMessages(questions, given, today)).length > 0;
}

/** The first section that is still incomplete, `null` when all can be submitted. */
export function firstIncompleteSection(readiness: Readiness): SectionId | null {
  if (hasOpenQuestions(readiness)) return 'additional_details_section';
  if (!readiness.isReviewed) return 'dates_section';
  return readiness.needsDirectDebit && !readiness.isDirectDebitComplete ? 'dd_section' : null;
}
