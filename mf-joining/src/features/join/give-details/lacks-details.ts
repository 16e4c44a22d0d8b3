import { type DataFields, isEmptyAnswer } from 'shared-contracts/data-fields';

/** Whether a question that a purchase needs the answer to is open. */
export const lacksDetails = ({ sections }: Pick<DataFields, 'sections'>): boolean =>
  sections.some(({ sectionFields }) =>
    sectionFields.some(
      ({ isRequired, isAuthorised, answer }) => isRequired && isAuthorised && isEmptyAnswer(answer),
    ),
  );
