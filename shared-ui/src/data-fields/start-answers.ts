import { type DataFieldSection, startAnswer } from 'shared-contracts/data-fields';
import { type Answers, openFieldsOf } from './answers.ts';

/** The answers a form starts with: what is stored of the person, or the defaults (joining specification 5). */
export function startAnswers(sections: readonly DataFieldSection[]): Answers {
  return Object.fromEntries(
    openFieldsOf(sections).map(({ path, type, answer }) => [path, startAnswer(type, answer)]),
  );
}
