import { camelKey } from 'shared-contracts/codec';
import {
  type Answer,
  answerMessage,
  type DataField,
  type DataFieldSection,
  isEmptyAnswer,
} from 'shared-contracts/data-fields';
import { isEmailAddress } from 'shared-contracts/email-address';
import { brokenPasswordRules, LENGTH_ONLY } from 'shared-contracts/password';
import type { MessageField } from '../forms/place-messages.ts';
import { words as fieldWords } from '../texts/data-fields.ts';
import { words as passwordWords } from '../texts/password.ts';
import { type Answers, openFieldsOf } from './answers.ts';
import { isEmail, isNewPassword } from './input-attributes.ts';

/** An error in the answer to one field. */
export interface AnswerError {
  readonly path: string;
  readonly message: string;
}

/** A rule of one form for a valid answer, besides those of its questions: the reason that it is refused, or `null`. */
export type AnswerRule = (field: DataField, answer: Answer) => string | null;

/** The fields as `placeMessages` takes them: a server names one by its path in camelCase (decisions 2). */
export const messageFields = (sections: readonly DataFieldSection[]): MessageField[] =>
  sections
    .flatMap(({ sectionFields }) => sectionFields)
    .map(({ path, label, isAuthorised }) => ({
      name: path,
      label,
      keys: [camelKey(path)],
      isShown: isAuthorised,
    }));

/** The errors that can be found without the server, in the order of the fields. */
export function answerErrors(
  sections: readonly DataFieldSection[],
  answers: Answers,
  today: string,
  rule?: AnswerRule,
): AnswerError[] {
  return openFieldsOf(sections).flatMap((field) => {
    const answer = answers[field.path];
    const message =
      answerMessage(field, answer, today) ??
      ownMessage(field, answer) ??
      (answer === undefined || isEmptyAnswer(answer) ? null : rule?.(field, answer));
    return message ? [{ path: field.path, message }] : [];
  });
}

/** Rules for a typed text besides those for any answer. */
function ownMessage(field: DataField, answer: Answers[string] | undefined): string | null {
  if (typeof answer !== 'string' || isEmptyAnswer(answer)) return null;
  if (isEmail(field) && !isEmailAddress(answer.trim())) return fieldWords.email.invalid;
  const isWeak = isNewPassword(field) && brokenPasswordRules(answer, LENGTH_ONLY).length > 0;
  return isWeak ? passwordWords.weak(field.label) : null;
}
