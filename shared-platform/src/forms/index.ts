/** Code shared by all forms with fields of their own. Not part of the first view: it comes with the forms. */
export { failureMessages } from './failure-messages.ts';
export { type FormErrors, useFormErrors } from './use-form-errors.ts';
export { withConfirmation } from './with-confirmation.ts';
