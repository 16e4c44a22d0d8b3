import type { DataField } from 'shared-contracts/data-fields';
import type { TextFieldProps } from '../forms/text-field.tsx';

/** The attributes a server may put on an input. */
export type InputAttributes = Pick<
  TextFieldProps,
  | 'maxLength'
  | 'minLength'
  | 'min'
  | 'max'
  | 'step'
  | 'pattern'
  | 'autoComplete'
  | 'inputMode'
  | 'type'
  | 'autoCapitalize'
  | 'spellCheck'
>;

type Given = string | number | boolean;

const text = (value: Given) => String(value);
const count = (value: Given) => (/^\d+$/.test(String(value)) ? Number(value) : undefined);
const flag = (value: Given) => String(value) !== 'false';
const oneOf =
  <const Names extends readonly string[]>(names: Names) =>
  (value: Given): Names[number] | undefined =>
    names.find((name) => name === value);

/** Attribute in HTML, property in React, and how to read its value; any other attribute never reaches the page. */
const allowed: Readonly<Record<string, (value: Given) => InputAttributes>> = {
  maxlength: (value) => ({ maxLength: count(value) }),
  minlength: (value) => ({ minLength: count(value) }),
  min: (value) => ({ min: text(value) }),
  max: (value) => ({ max: text(value) }),
  step: (value) => ({ step: text(value) }),
  pattern: (value) => ({ pattern: text(value) }),
  autocomplete: (value) => ({ autoComplete: text(value) }),
  inputmode: (value) => ({
    inputMode: oneOf(['text', 'decimal', 'numeric', 'tel', 'search', 'email', 'url'])(value),
  }),
  type: (value) => ({ type: oneOf(['email', 'tel', 'password'])(value) }),
  autocapitalize: (value) => ({ autoCapitalize: text(value) }),
  spellcheck: (value) => ({ spellCheck: flag(value) }),
};

/** The allowed attributes among those a server sends with a field; event handlers and all others are dropped. */
export function inputAttributes({ htmlAttributes }: Pick<DataField, 'htmlAttributes'>): InputAttributes {
  const read = Object.entries(htmlAttributes).flatMap(([name, value]) => {
    const key = name.toLowerCase();
    return Object.hasOwn(allowed, key) ? Object.entries(allowed[key]?.(value) ?? {}) : [];
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** An answer that is never shown again or stored. */
export const isSecret = (field: DataField): boolean => inputAttributes(field).type === 'password';

/** An address that mail is sent to. */
export const isEmail = (field: DataField): boolean => inputAttributes(field).type === 'email';

/** A new password, not the confirmation of an existing one. */
export const isNewPassword = (field: DataField): boolean =>
  isSecret(field) && inputAttributes(field).autoComplete === 'new-password';
