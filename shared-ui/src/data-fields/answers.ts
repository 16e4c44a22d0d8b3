import type { Answer, DataField, DataFieldSection } from 'shared-contracts/data-fields';

/** Answers so far, by the path of the field. */
export type Answers = Readonly<Record<string, Answer>>;

/** The fields a person may answer, in the order they are shown; the others are text (decisions 37). */
export const openFieldsOf = (sections: readonly DataFieldSection[]): DataField[] =>
  sections.flatMap(({ sectionFields }) => sectionFields).filter(({ isAuthorised }) => isAuthorised);
