import { type DataField, type DataFields, isEmptyAnswer } from 'shared-contracts/data-fields';

/** The questions that have to be answered, in their groups, and the others. One with an answer is not folded away. */
export function splitQuestions(fields: DataFields): { required: DataFields; optional: DataField[] } {
  const isAsked = ({ isRequired, answer }: DataField) => isRequired || !isEmptyAnswer(answer);
  const sections = fields.sections
    .map((section) => ({ ...section, sectionFields: section.sectionFields.filter(isAsked) }))
    .filter(({ sectionFields }) => sectionFields.length > 0);
  const optional = fields.sections.flatMap(({ sectionFields }) =>
    sectionFields.filter((field) => !isAsked(field)),
  );
  // A form without a required question has nothing to fold.
  return sections.length > 0
    ? { required: { ...fields, sections }, optional }
    : { required: fields, optional: [] };
}

/** The questions with a further group after them. */
export const withGroup = (
  fields: DataFields,
  sectionName: string,
  sectionFields: DataField[],
): DataFields => ({
  ...fields,
  sections: [...fields.sections, { sectionName, sectionReference: 'optional', sectionFields }],
});
