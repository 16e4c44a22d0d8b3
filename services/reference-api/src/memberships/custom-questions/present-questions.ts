import type { CustomQuestion, CustomQuestionGroup } from 'shared-contracts/api/custom-questions';
import type { QuestionDefinition, QuestionGroup } from '../../platform/index.ts';

function shownQuestion(question: QuestionDefinition): CustomQuestion {
  const { id, reference, label, type, placeholder, options = [], isRequired } = question;
  return {
    id,
    reference,
    name: reference,
    label,
    type,
    placeholder: placeholder ?? null,
    options: Object.fromEntries(options.map(({ value, label: text }) => [value, text])),
    isRequired: isRequired ?? false,
    default: question.default ?? null,
  };
}

/** The questions of a membership type as its form draws them. */
export const presentQuestions = (groups: readonly QuestionGroup[]): CustomQuestionGroup[] =>
  groups.map(({ title, questions }) => ({ title, questions: questions.map(shownQuestion) }));
