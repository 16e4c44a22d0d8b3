export { identify } from './auth/identify.ts';
export { nothingSpecial } from './auth/nothing-special.ts';
export { hashPassword } from './auth/passwords.ts';
export { purgeLogins } from './auth/purge.ts';
export { writeDocumentDecided } from './documents/letters.ts';
export { deliverDue, startDelivering } from './mail/deliver.ts';
export type { LetterWriters } from './mail/letter.ts';
export { writePasswordChanged, writeResetPassword } from './password-reset/letters.ts';
export { registerPeople } from './routes.ts';
