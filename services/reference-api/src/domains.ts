import type { Database } from './platform/index.ts';

/**
 * The domains from the lowest to the highest. A domain imports those below it, through their `index.ts`, and nothing
 * above; the person who above has to learns of something listens to a domain event. What puts the service together also has
 * each domain's `wiring.ts`: calls to mount, letters, jobs.
 */
export const DOMAINS = [
  'platform',
  'venues',
  'people',
  'memberships',
  'booking-rules',
  'activities',
  'sales',
] as const;

export type Domain = (typeof DOMAINS)[number];
export type Table = keyof Database;

/** The one domain that writes a table; the others ask it to. */
export const tableOwners: Record<Table, Domain> = {
  idempotencyKeys: 'platform',

  tenants: 'venues',
  venues: 'venues',

  people: 'people',
  linkedPeople: 'people',
  logins: 'people',
  auditEntries: 'people',
  secondFactors: 'people',
  recoveryCodes: 'people',
  passkeys: 'people',
  passkeyChallenges: 'people',
  kioskCodes: 'people',
  knownPlaces: 'people',
  attempts: 'people',
  referenceSeries: 'people',
  registrations: 'people',
  passwordResets: 'people',
  emailConfirmations: 'people',
  documentUploads: 'people',
  documentChunks: 'people',
  uploads: 'people',
  personPhotos: 'people',
  mails: 'people',
  mailSwitches: 'people',

  membershipTypes: 'memberships',
  membershipTypeVenues: 'memberships',
  membershipPaymentOptions: 'memberships',
  membershipTerms: 'memberships',
  termWordings: 'memberships',
  agreedTerms: 'memberships',
  promotions: 'memberships',
  memberships: 'memberships',
  membershipFreezes: 'memberships',
  mandates: 'memberships',
  guestPasses: 'memberships',
  membershipCreditEntries: 'memberships',

  activities: 'activities',
  sessionSeries: 'activities',
  seriesTimes: 'activities',
  scheduledSessions: 'activities',
  waitingPlaces: 'activities',
  savedFilters: 'activities',
  favourites: 'activities',

  carts: 'sales',
  cartItems: 'sales',
  cartMemberships: 'sales',
  holds: 'sales',
  payments: 'sales',
  paymentSteps: 'sales',
  paymentProblems: 'sales',
  ledgerComparisons: 'sales',
  savedCards: 'sales',
  orders: 'sales',
  orderPayments: 'sales',
  orderItems: 'sales',
  refunds: 'sales',
  penalties: 'sales',
  packages: 'sales',
  packageUses: 'sales',
  calendarAddresses: 'sales',
  waiverWordings: 'sales',
  waiverAcceptances: 'sales',
  joiningDrafts: 'sales',
  joiningDraftSteps: 'sales',
  joiningDraftKeys: 'sales',
};

/**
 * Tables of a domain above that a domain reads anyway, since the database counts and joins what would otherwise
 * be asked for row by row. Anyone who changes one of these tables looks here for who else reads it.
 */
export const upwardReads: Partial<Record<Domain, readonly Table[]>> = {
  // The metrics say when the books of the card provider were compared last.
  platform: ['ledgerComparisons'],
  // Says whether a membership waits for proof that was sent, and where mail about a joining without an account goes.
  people: ['memberships', 'membershipTypes', 'joiningDrafts'],
  // The places left are those no one has booked or holds; attendance is who has booked, and what is noted of them. Uses
  // of a benefit are also those in baskets that are being paid for.
  activities: [
    'carts',
    'cartItems',
    'holds',
    'orders',
    'orderItems',
    'packages',
    'packageUses',
    'payments',
    'penalties',
  ],
};
