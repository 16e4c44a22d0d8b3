export type {
  CardPayment,
  CardProvider,
  CardRefund,
  ChargedCard,
  LookupOutcome,
  PaymentOutcome,
  RefundOutcome,
} from './card-provider/card-provider.ts';
export type { Merchant, Merchants } from './card-provider/merchants.ts';
export {
  type LedgerEntry,
  type LookupAnswer,
  NOT_CONFIGURED,
  type TransactionLookup,
} from './card-provider/transaction-lookup.ts';
export type { Configuration } from './configuration/configuration.ts';
export { StartFailure } from './configuration/start-failure.ts';
export { dataFolder, parseRows, readRows, readText } from './data-files/data-files.ts';
export type { MailedChange, MailedDecision, MailKind, PersonTable } from './database/account-tables.ts';
export {
  type FieldDefinition,
  fieldDefinitionSchema,
  IDENTITY_PATHS,
  type Identity,
  type SectionDefinition,
} from './database/data-field-definition.ts';
export type {
  ActivityTable,
  Database,
  SeriesTimeTable,
  SessionSeriesTable,
  TenantTable,
  VenueTable,
} from './database/database.ts';
export type {
  BookingWindow,
  CardPayments,
  CheckoutTerm,
  ClashPolicy,
  GrantedBenefit,
  PenaltyPolicy,
  PersonFlags,
  SeededTenant,
  Seller,
  StoredOffer,
  TenantSettings,
  VatRates,
  VenueSettings,
  Waiver,
} from './database/documents.ts';
export {
  type AgreedBooking,
  type AgreedTermTable,
  type CartMembershipTable,
  type FreezePolicy,
  type GuestPassPolicy,
  type MandateTable,
  type MembershipPaymentOptionTable,
  type MembershipTable,
  type MembershipTermTable,
  type MembershipTypeTable,
  type PromotionTable,
  type StoredBenefit,
  TERM_KINDS,
  type TermKind,
} from './database/membership-tables.ts';
export type {
  Canceller,
  CartItemTable,
  OrderItemTable,
  PaymentState,
  PaymentTable,
  SavedCardTable,
  StoredTender,
} from './database/payment-tables.ts';
export {
  type QuestionDefinition,
  type QuestionGroup,
  questionGroupSchema,
} from './database/question-definition.ts';
export type { RefundState } from './database/refund-tables.ts';
export { sendWithNext } from './database/send-with-next.ts';
export type { PaymentProblemTable } from './database/settling-tables.ts';
export { isUuid } from './database/uuid.ts';
export type { DomainEventBus, DomainEvents } from './domain-events/domain-events.ts';
export type { FileScanner } from './file-scanner/file-scanner.ts';
export { FileAnswer, reply } from './http/answer.ts';
export {
  type ApiContext,
  type ApiServer,
  type Call,
  type Caller,
  type Person,
  param,
  requireUser,
  type Tenant,
} from './http/call.ts';
export { callOrigin, originOf } from './http/call-origin.ts';
export { endpointPattern } from './http/endpoint-pattern.ts';
export { ApiFailure, invalid, notFound, tooManyRequests } from './http/failure.ts';
export { handle, handleShared } from './http/handle.ts';
export { hashToken } from './http/hash-token.ts';
export { idempotencyKey } from './http/once.ts';
export { REPEAT_WINDOW_MS } from './http/purge-answers.ts';
export { logSecurityEvent } from './http/security-log.ts';
export { sentFile } from './http/sent-file.ts';
export { parseTenantHost, type TenantHost } from './http/tenant-host.ts';
export { texts } from './http/texts.ts';
export { startWorker, type Worker } from './jobs/worker.ts';
export { describeError, type Log } from './log/log.ts';
export type { Mail, MailAttachment, MailTransport } from './mail/mail.ts';
export { type TextBlock, textBlocks } from './mail/text-blocks.ts';
export type { Lifetime } from './response-cache/lifetime.ts';
export { keyId, openSealed, sealingKeyId, type Vault } from './vault/vault.ts';
