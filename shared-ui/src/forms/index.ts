export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';
export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
export { type FormErrorItem, FormErrorSummary, type FormErrorSummaryProps } from './form-error-summary.tsx';
export { NewPasswordField, type NewPasswordFieldProps } from './new-password-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './radio-cards.tsx';
export { Select, type SelectOption, type SelectProps } from './select.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
