import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { tenantsFollowSeed } from './migrations/0002-tenants-follow-seed.ts';
import { accountsAndMail } from './migrations/0003-accounts-and-mail.ts';
import { memberships } from './migrations/0010-memberships.ts';
import { orderMail } from './migrations/0011-order-mail.ts';
import { creditAndRenewals } from './migrations/0012-credit-and-renewals.ts';
import { orderTakenBy } from './migrations/0013-who-took-the-money.ts';
import { refunds } from './migrations/0014-refunds.ts';
import { packagesAndPasses } from './migrations/0015-packages-and-passes.ts';
import { accountMail } from './migrations/0016-account-mail.ts';
import { uploadedDocuments } from './migrations/0017-uploaded-documents.ts';
import { packagesPay } from './migrations/0018-packages-pay.ts';
import { penalties } from './migrations/0019-penalties.ts';
import { freezes } from './migrations/0020-freezes.ts';
import { photos } from './migrations/0021-photos.ts';
import { courts } from './migrations/0023-courts.ts';
import { waitingList } from './migrations/0024-waiting-list.ts';
import { savedFilters } from './migrations/0025-saved-filters.ts';
import { linkedPeople } from './migrations/0026-linked-people.ts';
import { decidedDocuments } from './migrations/0027-decided-documents.ts';
import { issuedGuestPasses } from './migrations/0028-issued-guest-passes.ts';
import { calendarAddresses } from './migrations/0029-calendar-addresses.ts';
import { automaticSettling } from './migrations/0040-payments-end-by-themselves.ts';
import { everyMail } from './migrations/0050-every-mail.ts';
import { vat } from './migrations/0051-vat.ts';
import { waivers } from './migrations/0060-waivers.ts';
import { agreedClashes } from './migrations/0061-agreed-clashes.ts';
import { merchantAccounts } from './migrations/0062-merchant-accounts.ts';
import { staffOverrides } from './migrations/0065-staff-overrides.ts';
import { membershipCredit } from './migrations/0066-membership-credit.ts';
import { agreedBookings } from './migrations/0070-agreed-bookings.ts';
import { scannedDocuments } from './migrations/0075-scanned-documents.ts';
import { loginOrigins } from './migrations/0080-where-people-log-in.ts';
import { staffRolesAndAudit } from './migrations/0081-staff-roles-and-audit.ts';
import { secondFactors } from './migrations/0082-second-factors.ts';
import { emailConfirmations } from './migrations/0090-email-confirmations.ts';
import { passkeys } from './migrations/0091-passkeys.ts';
import { streamedUploads } from './migrations/0100-streamed-uploads.ts';
import { changesAreTold } from './migrations/0110-changes-are-told.ts';
import { whatStaffLookAt } from './migrations/0120-what-staff-look-at.ts';
import { agreedTerms } from './migrations/0130-agreed-terms.ts';
import { sessionsBySeries } from './migrations/0140-sessions-by-series.ts';
import { lengthsOfCourts } from './migrations/0150-lengths-of-courts.ts';
import { membershipAudiences } from './migrations/0160-membership-audiences.ts';
import { joiningDrafts } from './migrations/0170-joining-drafts.ts';
import { handedOverDrafts } from './migrations/0180-handed-over-drafts.ts';
import { kioskCodes } from './migrations/0190-kiosk-codes.ts';
import { favourites } from './migrations/0200-favourites.ts';
import { provenDraftKeys } from './migrations/0210-proven-draft-keys.ts';
import { mailedChanges } from './migrations/0220-mailed-changes.ts';
import { usedKioskCodes } from './migrations/0230-used-kiosk-codes.ts';
import { linesAddedByStaff } from './migrations/0240-lines-added-by-staff.ts';

/** Every change of the tables, in order. A migration that has been released is never edited. */
const migrations = {
  '0001-first-tables': firstTables,
  '0002-tenants-follow-seed': tenantsFollowSeed,
  '0003-accounts-and-mail': accountsAndMail,
  '0010-memberships': memberships,
  '0011-order-mail': orderMail,
  '0012-credit-and-renewals': creditAndRenewals,
  '0013-who-took-the-money': orderTakenBy,
  '0014-refunds': refunds,
  '0015-packages-and-passes': packagesAndPasses,
  '0016-account-mail': accountMail,
  '0017-uploaded-documents': uploadedDocuments,
  '0018-packages-pay': packagesPay,
  '0019-penalties': penalties,
  '0020-freezes': freezes,
  '0021-photos': photos,
  '0023-courts': courts,
  '0024-waiting-list': waitingList,
  '0025-saved-filters': savedFilters,
  '0026-linked-people': linkedPeople,
  '0027-decided-documents': decidedDocuments,
  '0028-issued-guest-passes': issuedGuestPasses,
  '0029-calendar-addresses': calendarAddresses,
  '0040-payments-end-by-themselves': automaticSettling,
  '0050-every-mail': everyMail,
  '0051-vat': vat,
  '0060-waivers': waivers,
  '0061-agreed-clashes': agreedClashes,
  '0062-merchant-accounts': merchantAccounts,
  '0065-staff-overrides': staffOverrides,
  '0066-membership-credit': membershipCredit,
  '0070-agreed-bookings': agreedBookings,
  '0075-scanned-documents': scannedDocuments,
  '0080-where-people-log-in': loginOrigins,
  '0081-staff-roles-and-audit': staffRolesAndAudit,
  '0082-second-factors': secondFactors,
  '0090-email-confirmations': emailConfirmations,
  '0110-changes-are-told': changesAreTold,
  '0120-what-staff-look-at': whatStaffLookAt,
  '0100-streamed-uploads': streamedUploads,
  '0091-passkeys': passkeys,
  '0130-agreed-terms': agreedTerms,
  '0140-sessions-by-series': sessionsBySeries,
  '0150-lengths-of-courts': lengthsOfCourts,
  '0160-membership-audiences': membershipAudiences,
  '0170-joining-drafts': joiningDrafts,
  '0180-handed-over-drafts': handedOverDrafts,
  '0190-kiosk-codes': kioskCodes,
  '0200-favourites': favourites,
  '0210-proven-draft-keys': provenDraftKeys,
  '0220-mailed-changes': mailedChanges,
  '0230-used-kiosk-codes': usedKioskCodes,
  '0240-lines-added-by-staff': linesAddedByStaff,
};

/** Brings the tables up to date; answers the names of the migrations that ran. Throws what went wrong. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
