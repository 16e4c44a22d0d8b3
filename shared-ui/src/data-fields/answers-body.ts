import { type DataFieldSection, isEmptyAnswer, putAnswer } from 'shared-contracts/data-fields';
import { type Answers, openFieldsOf } from './answers.ts';

/**
 * The answers as a body, each at its field's path, dots nesting. It never contains what a person may not change.
 * @param which `answered` leaves empty answers out (shell specification 7 "non-empty fields"); `all` sends them as
 * `null`, `[]` or `false`, so that an answer can be cleared.
 */
export function answersBody(
  sections: readonly DataFieldSection[],
  answers: Answers,
  which: 'answered' | 'all',
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { path } of openFieldsOf(sections)) {
    const answer = answers[path] ?? null;
    if (!isEmptyAnswer(answer)) putAnswer(body, path, answer);
    else if (which === 'all') putAnswer(body, path, typeof answer === 'string' ? null : answer);
  }
  return body;
}
