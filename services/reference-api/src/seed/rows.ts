import type { Insertable } from 'kysely';
import { pence } from 'shared-contracts/money';
import type {
  ActivityTable,
  BookingWindow,
  PenaltyPolicy,
  SeededTenant,
  TenantSettings,
  TenantTable,
  VenueTable,
} from '../platform/index.ts';
import type { ActivityRow, VenueRow } from './files/read-seed.ts';
import type { TenantSeed } from './files/tenant-seed.ts';
import { flagshipOf } from './flagship.ts';

/** Keeps the older timetable format. */
const SIMPLE_TIMETABLE = 'beactive-urmston';

/** Default booking window of a tenant: always open, free to cancel until shortly before, no charges. */
const ALWAYS_OPEN: BookingWindow = { standardDays: null, memberDays: null };
const NO_PENALTIES: PenaltyPolicy = { lateCancellationPence: 0, noShowPence: 0, stopsBookingAtPence: null };
const FREE_CANCELLATION_HOURS = 4;

type BookingSettings = Pick<TenantSettings, 'bookingWindow' | 'freeCancellationHours' | 'penalties'>;

function bookingSettings({ bookings }: TenantSeed): BookingSettings {
  if (!bookings) {
    return {
      bookingWindow: ALWAYS_OPEN,
      freeCancellationHours: FREE_CANCELLATION_HOURS,
      penalties: NO_PENALTIES,
    };
  }
  const { standardDays, memberDays, opensAt, freeCancellationHours } = bookings;
  return {
    bookingWindow: { standardDays, memberDays, ...(opensAt && { opensAt }) },
    freeCancellationHours,
    penalties: {
      lateCancellationPence: pence(bookings.lateCancellation),
      noShowPence: pence(bookings.noShow),
      stopsBookingAtPence: bookings.stopsBookingAt === null ? null : pence(bookings.stopsBookingAt),
    },
  };
}

function tenantSettings(tenant: TenantSeed): TenantSettings {
  const {
    name: _name,
    displayVenueSelectionButton,
    activitiesV2Enabled,
    staffCurrency,
    ...site
  } = tenant.siteConfiguration;
  return {
    site,
    ...(staffCurrency && { staffCurrency }),
    ...bookingSettings(tenant),
    seller: tenant.seller,
    vat: tenant.vat,
    ...(tenant.cardPayments && { cardPayments: tenant.cardPayments }),
    ...(tenant.waivers && { waivers: tenant.waivers }),
    ...(tenant.otherNames && { otherNames: tenant.otherNames }),
    ...(tenant.mailLogo && { mailLogo: tenant.mailLogo }),
    venues: {
      displayVenueSelectionButton,
      activitiesV2Enabled,
      canDisplayIneligibleMemberships: false,
      ...(tenant.openingHours && { openingHours: tenant.openingHours }),
    },
  };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** OpenActive's label, or one of the same hand for what its list lacks: `swimming_pool_outdoor` -> `Outdoor Swimming Pool`. */
export function facilityLabel(notation: string, labels: ReadonlyMap<string, string>): string {
  const known = labels.get(notation);
  if (known) return known;
  const words = notation.split('_').map(capitalised);
  const isPlaced = ['Indoor', 'Outdoor'].includes(words.at(-1) ?? '');
  return (isPlaced ? [words.at(-1), ...words.slice(0, -1)] : words).join(' ');
}

export const seededTenant = (tenant: TenantSeed): SeededTenant => ({
  name: tenant.name,
  settings: tenantSettings(tenant),
  theme: tenant.theme,
  footerHtml: tenant.footerHtml,
  checkoutTerms: tenant.checkoutTerms,
  dataFields: tenant.dataFields,
});

export function tenantRow(tenant: TenantSeed, id: number): Insertable<TenantTable> {
  const seeded = seededTenant(tenant);
  return {
    id,
    slug: tenant.slug,
    name: seeded.name,
    settings: JSON.stringify(seeded.settings),
    theme: JSON.stringify(seeded.theme),
    footerHtml: seeded.footerHtml,
    checkoutTerms: JSON.stringify(seeded.checkoutTerms),
    dataFields: JSON.stringify(seeded.dataFields),
    timetableUntil: null,
    seeded: JSON.stringify(seeded),
  };
}

export function venueRow(
  venue: VenueRow,
  tenant: TenantSeed,
  tenantId: number,
  facilityLabels: ReadonlyMap<string, string>,
): Insertable<VenueTable> {
  const override = tenant.venueOverrides.find(({ venueSlug }) => venueSlug === venue.slug);
  const { id, slug, name, address1, town, postcode, district, region, placeType, lat, lng } = venue;
  return {
    id,
    tenantId,
    slug,
    name,
    address1,
    address2: venue.address2 || null,
    town,
    postcode,
    lat: Number.isFinite(lat) ? lat : null,
    lng: Number.isFinite(lng) ? lng : null,
    district,
    region,
    placeType,
    facilities: JSON.stringify(venue.facilities.map((notation) => facilityLabel(notation, facilityLabels))),
    theme: override ? JSON.stringify(override.theme) : null,
    footerHtml: override?.footerHtml ?? null,
    settings: JSON.stringify({
      // The flagship offers to show what one cannot have, too.
      ...(venue.slug === flagshipOf(tenant) && { canDisplayIneligibleMemberships: true }),
      // One venue has the simple list of classes.
      ...(venue.slug === SIMPLE_TIMETABLE && { activitiesV2Enabled: false }),
      ...(override?.openingHours && { openingHours: override.openingHours }),
    }),
  };
}

export function activityRow({ id, label }: ActivityRow): Insertable<ActivityTable> {
  const slug = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { id, slug, name: label };
}
