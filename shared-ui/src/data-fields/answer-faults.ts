import { camelKey } from 'shared-contracts/codec';
import { answerMessage, type DataField, type DataFieldSection } from 'shared-contracts/data-fields';
import { brokenPasswordRules } from 'shared-contracts/password';
import { texts } from '../texts/en.ts';
import { type Answers, openFieldsOf } from './answers.ts';
import { isNewPassword } from './input-attributes.ts';

/** What is wrong with the answer to one field. */
export interface AnswerFault {
  readonly path: string;
  readonly message: string;
}

/** The key under which a server speaks of a field: its path in camelCase (decisions 2). */
export const messageKey = (field: Pick<DataField, 'path'>): string => camelKey(field.path);

/** Every key of validation messages a form shows itself; `''` speaks of the whole form (decisions 10). */
export const messageKeys = (sections: readonly DataFieldSection[]): ReadonlySet<string> =>
  new Set(['', ...openFieldsOf(sections).map(messageKey)]);

/** The faults that can be told without asking the server, in the order of the fields. */
export function answerFaults(
  sections: readonly DataFieldSection[],
  answers: Answers,
  today: string,
): AnswerFault[] {
  return openFieldsOf(sections).flatMap((field) => {
    const answer = answers[field.path];
    const message = answerMessage(field, answer, today) ?? weakPasswordMessage(field, answer);
    return message ? [{ path: field.path, message }] : [];
  });
}

function weakPasswordMessage(field: DataField, answer: Answers[string] | undefined): string | null {
  const isWeak =
    isNewPassword(field) && typeof answer === 'string' && answer && brokenPasswordRules(answer).length > 0;
  return isWeak ? texts.password.weak(field.label) : null;
}
