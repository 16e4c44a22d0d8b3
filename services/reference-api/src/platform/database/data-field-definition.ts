import { DATA_FIELD_TYPES } from 'shared-contracts/data-fields';
import {
  array,
  boolean,
  type Infer,
  number,
  oneOf,
  optional,
  record,
  strictObject,
  string,
  union,
} from 'shared-contracts/schema';

const necessity = optional(oneOf(['required', 'optional']));

/** A question as a tenant defines it, for every form that asks it. */
export const fieldDefinitionSchema = strictObject({
  /** Key of the answer in camelCase; dots nest. */
  path: string(),
  label: string(),
  type: oneOf(DATA_FIELD_TYPES),
  options: optional(array(strictObject({ value: string(), label: string() }))),
  placeholder: optional(string()),
  description: optional(string()),
  /** `maxlength`, `min` and `max` are checked by the server, too. */
  htmlAttributes: optional(record(string(), union([string(), number(), boolean()]))),
  /** The format of the answer, beyond its type. */
  check: optional(oneOf(['email', 'phone', 'postcode', 'password'])),
  /** The forms that ask it. */
  forms: strictObject({ customer_account_online: necessity, membership_purchase: necessity }),
  /** Once given, only staff may change it. */
  isLockedOnceAnswered: optional(boolean()),
});
export type FieldDefinition = Infer<typeof fieldDefinitionSchema>;

export interface SectionDefinition {
  sectionName: string;
  sectionReference: string;
  sectionFields: FieldDefinition[];
}

/** Questions whose answers make the account itself; they have columns of their own and are asked at registration only. */
export const IDENTITY_PATHS = ['firstName', 'lastName', 'email', 'password'] as const;
export type Identity = Record<(typeof IDENTITY_PATHS)[number], string>;
