/** Opening an account. Not part of the first view: each host that offers it brings it with the screen that does. */
export { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
