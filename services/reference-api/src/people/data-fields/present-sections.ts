import { createHash } from 'node:crypto';
import type { ONBOARDING_TYPES } from 'shared-contracts/api/data-fields';
import {
  type Answer,
  type DataField,
  type DataFieldSection,
  isEmptyAnswer,
} from 'shared-contracts/data-fields';
import { type FieldDefinition, IDENTITY_PATHS, type SectionDefinition } from '../../platform/index.ts';

export type OnboardingType = (typeof ONBOARDING_TYPES)[number];

/** The questions that a form asks. A person who has an account is never asked for the password here. */
export function fieldsOf(sections: readonly SectionDefinition[], form: OnboardingType): FieldDefinition[] {
  return sections.flatMap(({ sectionFields }) => sectionFields).filter((field) => isAsked(field, form));
}

export const isRequired = ({ forms }: FieldDefinition, form: OnboardingType): boolean =>
  forms[form] === 'required';

const isAsked = ({ check, forms }: FieldDefinition, form: OnboardingType): boolean =>
  forms[form] !== undefined && !(check === 'password' && form === 'membership_purchase');

/** True if the person may give another answer (decisions 37). */
export function isOpen(field: FieldDefinition, form: OnboardingType, answer: Answer | undefined): boolean {
  if (form === 'customer_account_online') return true;
  const isIdentity = IDENTITY_PATHS.some((path) => path === field.path);
  return !isIdentity && !(field.isLockedOnceAnswered === true && !isEmptyAnswer(answer));
}

function shownField(field: FieldDefinition, form: OnboardingType, answer: Answer | undefined): DataField {
  return {
    name: field.path.replaceAll('.', '-'),
    path: field.path,
    label: field.label,
    type: field.type,
    options: field.options ?? [],
    placeholder: field.placeholder ?? null,
    isRequired: isRequired(field, form),
    ...(form === 'customer_account_online' && {
      isRequiredForPurchase: isRequired(field, 'membership_purchase'),
    }),
    isAuthorised: isOpen(field, form, answer),
    htmlAttributes: field.htmlAttributes ?? {},
    metadata: { description: field.description ?? null },
    answer: answer ?? null,
  };
}

/** A form as its pages draw it; sections without a question are left out (joining specification 3). */
export function presentSections(
  sections: readonly SectionDefinition[],
  form: OnboardingType,
  answers: Readonly<Record<string, Answer>>,
): DataFieldSection[] {
  return sections
    .map(({ sectionName, sectionReference, sectionFields }) => ({
      sectionName,
      sectionReference,
      sectionFields: sectionFields
        .filter((field) => isAsked(field, form))
        .map((field) =>
          shownField(field, form, Object.hasOwn(answers, field.path) ? answers[field.path] : null),
        ),
    }))
    .filter(({ sectionFields }) => sectionFields.length > 0);
}

/** Stands for the questions of a form, no matter who is asked. */
export function checksumOf(sections: readonly SectionDefinition[], form: OnboardingType): string {
  return createHash('sha256')
    .update(JSON.stringify(presentSections(sections, form, {})))
    .digest('hex');
}
