import { type DataFieldSection, startAnswer } from 'shared-contracts/data-fields';
import { type Answers, openFieldsOf } from './answers.ts';

/** The initial answers of a form: the stored ones, or the defaults (joining specification 5). */
export function startAnswers(sections: readonly DataFieldSection[]): Answers {
  return Object.fromEntries(
    openFieldsOf(sections).map(({ path, type, answer }) => [path, startAnswer(type, answer)]),
  );
}
