export { recordAct, recordStaffAct, recordStaffView } from './audit/record-act.ts';
export { viewedListTexts } from './audit/texts.ts';
export { lockOwnAccount } from './auth/live-login.ts';
export {
  type ConsumedQuota,
  consumeMailQuota,
  consumeQuota,
  consumeQuotaInTransaction,
  type Quota,
} from './auth/quota.ts';
export { type MissingDetail, readMissingDetails } from './data-fields/purchase-details.ts';
export { reachableByMail } from './email-confirmation/store.ts';
export { isAtDesk, isServingThemselves, requireDesk, resolveBasketOwner } from './front-of-house/desk.ts';
export { findPerson } from './front-of-house/store.ts';
export { type LinkedRow, listLinked } from './linked-people/store.ts';
export { accountOrigin, originOfApp } from './mail/account-origin.ts';
export { type Contact, contactText } from './mail/contact.ts';
export type { Fact, Lead, Letter, LetterPart, Writing } from './mail/letter.ts';
export { dayText, momentText, timesLead, timesText } from './mail/moments.ts';
export { newReminderSwitch, wantsReminders } from './mail/reminders.ts';
export { queueDraftMail, queueMail, withdrawMail } from './mail/store.ts';
export { termParts } from './mail/term-parts.ts';
export { mailTexts } from './mail/texts.ts';
export { requireConfirmed } from './passkeys/require-proof.ts';
export { addCredit, deductCredit } from './person/credit.ts';
export { ownBillingAddress } from './person/own-address.ts';
export { markAsMember, updateFlags } from './person/update-flags.ts';
