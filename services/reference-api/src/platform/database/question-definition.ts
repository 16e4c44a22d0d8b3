import { answerSchema, DATA_FIELD_TYPES } from 'shared-contracts/data-fields';
import { array, boolean, type Infer, oneOf, optional, strictObject, string } from 'shared-contracts/schema';

/** A question of a membership type as it is stored; the options are a list, since a document sorts its keys. */
export const questionDefinitionSchema = strictObject({
  /** Unique within the tenant. */
  id: string(),
  reference: string(),
  label: string(),
  type: oneOf(DATA_FIELD_TYPES),
  placeholder: optional(string()),
  options: optional(array(strictObject({ value: string(), label: string() }))),
  isRequired: optional(boolean()),
  default: optional(answerSchema),
});
export type QuestionDefinition = Infer<typeof questionDefinitionSchema>;

export const questionGroupSchema = strictObject({
  title: string(),
  questions: array(questionDefinitionSchema),
});
export type QuestionGroup = Infer<typeof questionGroupSchema>;
