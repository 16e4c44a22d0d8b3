import type { CustomAnswer, CustomQuestion, CustomQuestionGroup } from './api/custom-questions.ts';
import { type Answer, answerMessage, isEmptyAnswer, type Question, startAnswer } from './data-fields.ts';

/** Answers by question id. */
export type CustomAnswers = Record<string, Answer>;

/** An additional question in the form that the rules and the fields of every form know. */
export function asQuestion({ label, type, isRequired, options }: CustomQuestion): Question {
  return {
    label,
    type,
    isRequired,
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
  };
}

const questionsOf = (groups: readonly CustomQuestionGroup[]) => groups.flatMap(({ questions }) => questions);

/** The prefilled answers, defaults parsed whatever form they come in (joining specification 5, decisions 45). */
export function startAnswers(groups: readonly CustomQuestionGroup[]): CustomAnswers {
  return Object.fromEntries(
    questionsOf(groups).map(({ id, type, default: given }) => [id, startAnswer(type, given)]),
  );
}

/**
 * Errors in the answers, by question id; empty when they can be sent (joining specification 5).
 * @param today the site's day as `YYYY-MM-DD`: a date answer may not be later.
 */
export function customAnswerMessages(
  groups: readonly CustomQuestionGroup[],
  answers: Readonly<CustomAnswers>,
  today: string,
): Record<string, string> {
  const messages = questionsOf(groups).flatMap((question) => {
    const message = answerMessage(asQuestion(question), answers[question.id], today);
    return message === null ? [] : [[question.id, message] as const];
  });
  return Object.fromEntries(messages);
}

/** The answers as they are sent: those given, in the order of the questions; none when nothing was answered. */
export function sentAnswers(
  groups: readonly CustomQuestionGroup[],
  answers: Readonly<CustomAnswers>,
): CustomAnswer[] {
  return questionsOf(groups)
    .map(({ id }) => ({ questionId: id, answer: answers[id] ?? null }))
    .filter(({ answer }) => !isEmptyAnswer(answer));
}
