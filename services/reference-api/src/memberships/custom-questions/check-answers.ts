import type { CustomAnswer } from 'shared-contracts/api/custom-questions';
import { type CustomAnswers, customAnswerMessages, sentAnswers } from 'shared-contracts/custom-questions';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { type QuestionGroup, texts } from '../../platform/index.ts';
import { presentQuestions } from './present-questions.ts';

const LONGEST_ANSWER = 1000;

/** True if an answer fits into the record: long texts and endless lists do not. */
function isTooLong(answer: CustomAnswer['answer']): boolean {
  return JSON.stringify(answer).length > LONGEST_ANSWER;
}

/** The answers to keep, or what is wrong with them by question id (joining specification 5). @param today YYYY-MM-DD. */
export function checkAnswers(
  definitions: readonly QuestionGroup[],
  given: readonly CustomAnswer[],
  today: string,
): { answers: CustomAnswer[] } | { messages: ValidationMessages } {
  const groups = presentQuestions(definitions);
  const known = new Set(groups.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const byId: CustomAnswers = Object.fromEntries(given.map(({ questionId, answer }) => [questionId, answer]));
  const messages: ValidationMessages = {};
  for (const [id, message] of Object.entries(customAnswerMessages(groups, byId, today)))
    messages[id] = [message];
  for (const { questionId, answer } of given) {
    if (!known.has(questionId)) messages[questionId] = [texts.field.unknown];
    else if (isTooLong(answer)) messages[questionId] ??= [texts.field.tooLong(LONGEST_ANSWER)];
  }
  return Object.keys(messages).length > 0 ? { messages } : { answers: sentAnswers(groups, byId) };
}
