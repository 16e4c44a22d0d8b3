/** The forms about a person, made of a server's questions. Not part of the first view: they come with their screens. */
export { DetailsForm, type DetailsFormProps } from './details-form.tsx';
export { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
export { useOwnDetails } from './use-own-details.ts';
