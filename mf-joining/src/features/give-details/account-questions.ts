import { type DataField, type DataFields, isEmptyAnswer } from 'shared-contracts/data-fields';
import { type Answers, isSecret } from 'shared-ui/data-fields';
import { EMAIL_PATH } from './typed-answers.ts';

/** The questions of a new account in their order, except that the email address comes first. */
export function withEmailFirst(fields: DataFields): DataFields {
  const email = fields.sections
    .flatMap(({ sectionFields }) => sectionFields)
    .find(({ path, isAuthorised }) => path === EMAIL_PATH && isAuthorised);
  if (!email) return fields;
  const [first, ...others] = fields.sections
    .map((section) => ({
      ...section,
      sectionFields: section.sectionFields.filter((field) => field !== email),
    }))
    .filter(({ sectionFields }) => sectionFields.length > 0);
  if (!first) return fields;
  return { ...fields, sections: [{ ...first, sectionFields: [email, ...first.sectionFields] }, ...others] };
}

const withFields = (fields: DataFields, change: (sectionFields: DataField[]) => DataField[]): DataFields => ({
  ...fields,
  sections: fields.sections
    .map((section) => ({ ...section, sectionFields: change(section.sectionFields) }))
    .filter(({ sectionFields }) => sectionFields.length > 0),
});

/** The path of the question that an address is found by, and those that a found one answers. */
export const ADDRESS_PATHS = {
  postcode: 'address.postcode',
  lineOne: 'address.lineOne',
  lineTwo: 'address.lineTwo',
  city: 'address.city',
} as const;

/** The postcode before the lines of the address, which it can fill in. */
export const withPostcodeFirst = (fields: DataFields): DataFields =>
  withFields(fields, (sectionFields) => {
    const postcode = sectionFields.find(({ path }) => path === ADDRESS_PATHS.postcode);
    const first = sectionFields.findIndex(({ path }) => path.startsWith('address.'));
    if (!postcode || first < 0) return sectionFields;
    const others = sectionFields.filter((field) => field !== postcode);
    return [...others.slice(0, first), postcode, ...others.slice(first)];
  });

/** Makes the questions that a purchase needs required at once, so that no second form asks them. */
export const withPurchaseQuestions = (fields: DataFields): DataFields =>
  withFields(fields, (sectionFields) =>
    sectionFields.map((field) => ({
      ...field,
      isRequired: field.isRequired || field.isRequiredForPurchase === true,
    })),
  );

/** `address.` of `address.postcode`; `null` for a path of its own. */
const groupOf = (path: string): string | null => /^.*\./.exec(path)?.[0] ?? null;

/**
 * The questions that have to be answered, with those that have an answer or are a part of a required one, as the second
 * line of an address is.
 * @param answered by the person so far.
 */
export function requiredQuestions(fields: DataFields, answered: Answers | null): DataFields {
  const all = fields.sections.flatMap(({ sectionFields }) => sectionFields);
  const groups = new Set(all.filter(({ isRequired }) => isRequired).map(({ path }) => groupOf(path)));
  groups.delete(null);
  return withFields(fields, (sectionFields) =>
    sectionFields.filter(
      ({ path, isRequired, answer }) =>
        isRequired ||
        groups.has(groupOf(path)) ||
        !isEmptyAnswer(answer) ||
        (answered !== null && !isEmptyAnswer(answered[path])),
    ),
  );
}

/** The other questions as a group of their own after those that are required: none of these has to be passed again. */
export function withOthersLast(required: DataFields, all: DataFields, sectionName: string): DataFields {
  const asked = new Set(
    required.sections.flatMap(({ sectionFields }) => sectionFields.map(({ path }) => path)),
  );
  const sectionFields = all.sections
    .flatMap((section) => section.sectionFields)
    .filter(({ path }) => !asked.has(path));
  const others = { sectionName, sectionReference: 'optional', sectionFields };
  return { ...required, sections: [...required.sections, others] };
}

/** Number of questions in a form. */
export const countQuestions = ({ sections }: DataFields): number =>
  sections.reduce((count, { sectionFields }) => count + sectionFields.length, 0);

/** The answers that may be stored for the tab: no password is among them. */
export function storableAnswers({ sections }: DataFields, answers: Answers): Answers {
  const secrets = sections
    .flatMap(({ sectionFields }) => sectionFields)
    .filter(isSecret)
    .map(({ path }) => path);
  return Object.fromEntries(Object.entries(answers).filter(([path]) => !secrets.includes(path)));
}
