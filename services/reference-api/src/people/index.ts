export { isAtDesk, personServed, requireDesk } from './front-of-house/desk.ts';
export { findPerson } from './front-of-house/store.ts';
export { type LinkedRow, listLinked } from './linked-people/store.ts';
export { type Contact, contactWords } from './mail/contact.ts';
export type { Letter, Writing } from './mail/letter.ts';
export { queueMail, withdrawMail } from './mail/store.ts';
export { giveCredit, takeCredit } from './person/credit.ts';
export { noteFlags, noteMember } from './person/note-flags.ts';
