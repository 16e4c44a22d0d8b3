import type { CustomQuestionGroup } from 'shared-contracts/api/custom-questions';
import { asQuestion } from 'shared-contracts/custom-questions';
import type { DataFieldSection } from 'shared-contracts/data-fields';

/** Additional questions as the form of data fields draws them: a question is answered under its id. */
export function questionSections(groups: readonly CustomQuestionGroup[]): DataFieldSection[] {
  return groups.map(({ title, questions }, index) => ({
    sectionName: title,
    sectionReference: String(index),
    sectionFields: questions.map((question) => ({
      ...asQuestion(question),
      options: [...asQuestion(question).options],
      name: question.name,
      path: question.id,
      placeholder: question.placeholder,
      isAuthorised: true,
      htmlAttributes: {},
      metadata: { description: null },
      answer: question.default,
    })),
  }));
}
