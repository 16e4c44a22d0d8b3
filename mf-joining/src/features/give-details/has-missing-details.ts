import { type DataFields, isEmptyAnswer } from 'shared-contracts/data-fields';

/** True if a question that a purchase needs the answer to is open. */
export const hasMissingDetails = ({ sections }: Pick<DataFields, 'sections'>): boolean =>
  sections.some(({ sectionFields }) =>
    sectionFields.some(
      ({ isRequired, isAuthorised, answer }) => isRequired && isAuthorised && isEmptyAnswer(answer),
    ),
  );
