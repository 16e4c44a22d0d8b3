import {
  array,
  boolean,
  type Infer,
  maxLength,
  nullable,
  object,
  oneOf,
  record,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { answerSchema, DATA_FIELD_TYPES } from '../data-fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../wire-values.ts';

/** A question of a membership beyond the usual details (joining specification 3 "Additional question"). */
export const customQuestionSchema = object({
  id: string(),
  reference: string(),
  /** Name of the input. */
  name: string(),
  label: string(),
  type: oneOf(DATA_FIELD_TYPES),
  placeholder: nullable(string()),
  /** Label by value, in the order to offer them; the values are data and keep their case. */
  options: record(string(), string()),
  isRequired: boolean(),
  /** Prefilled answer; see `startAnswer` for the forms it comes in. */
  default: answerSchema,
});
export type CustomQuestion = Infer<typeof customQuestionSchema>;

export const customQuestionGroupSchema = object({ title: string(), questions: array(customQuestionSchema) });
export type CustomQuestionGroup = Infer<typeof customQuestionGroupSchema>;

/** Days as `YYYY-MM-DD`, several choices as a list, `null` for nothing. */
export const customAnswerSchema = strictObject({ questionId: idSchema, answer: answerSchema });
export type CustomAnswer = Infer<typeof customAnswerSchema>;

export const customQuestions = endpoint({
  method: 'GET',
  path: 'custom-questions/memberships/{id}',
  answer: array(customQuestionGroupSchema),
  access: 'anyone',
  dataKeys: ['*.questions.*.options'],
  summary: 'The additional questions of a membership type in their groups; none for most.',
});

export const answerCustomQuestions = endpoint({
  method: 'POST',
  path: 'custom-questions/memberships/{id}',
  body: strictObject({ answers: array(customAnswerSchema).check(maxLength(100)) }),
  answer: object({}),
  access: 'customer',
  summary:
    "Stores the answers with the membership of this type in the person's basket. Validation messages are by question id.",
});
