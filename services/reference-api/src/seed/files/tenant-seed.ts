import { clientSchema } from 'shared-contracts/api/client';
import { openingHoursSchema } from 'shared-contracts/api/opening-hours';
import {
  DENSITIES,
  FONT_CHOICES,
  SECONDARY_BUTTON_STYLES,
  SHAPES,
  SURFACES,
  themeSchema,
} from 'shared-contracts/api/theme';
import { moneySchema } from 'shared-contracts/money';
import {
  array,
  boolean,
  type Infer,
  int,
  minimum,
  nullable,
  number,
  oneOf,
  optional,
  record,
  strictObject,
  string,
  withDefault,
} from 'shared-contracts/schema';
import type { SectionDefinition } from '../../platform/index.ts';
import { parseSeed, refuseUnreadable } from './parse-seed.ts';

const { id: _id, slug: _slug, ...site } = clientSchema.shape;

const font = nullable(oneOf(FONT_CHOICES));

/** A seeded brand always has a logo, and says nothing that no page knows. */
const brandSchema = strictObject({
  ...themeSchema.shape,
  themeAppLogo: string(),
  fontStyles: strictObject({ heading: font, body: font }),
  themeAppSecondaryButtonStyle: nullable(oneOf(SECONDARY_BUTTON_STYLES)),
  themeAppShape: withDefault(nullable(oneOf(SHAPES)), null),
  themeAppSurface: withDefault(nullable(oneOf(SURFACES)), null),
  themeAppDensity: withDefault(nullable(oneOf(DENSITIES)), null),
});

const tenantSeedSchema = strictObject({
  slug: string(),
  name: string(),
  icon: string(),
  siteConfiguration: strictObject({
    ...site,
    displayVenueSelectionButton: boolean(),
    activitiesV2Enabled: boolean(),
    /** Currency at the front of house, where it differs from `currency`. */
    staffCurrency: optional(strictObject({ symbol: string() })),
  }),
  seller: strictObject({
    legalName: string(),
    address: array(string()),
    companyNumber: nullable(string()),
    vatNumber: nullable(string()),
  }),
  vat: strictObject({
    activity: nullable(number()),
    membership: nullable(number()),
    penalty: nullable(number()),
  }),
  /** The booking window, and the charge for a free place that is left empty; without them, always and nothing. */
  bookings: optional(
    strictObject({
      standardDays: nullable(int().check(minimum(1))),
      memberDays: nullable(int().check(minimum(1))),
      opensAt: optional(string()),
      freeCancellationHours: int().check(minimum(0)),
      lateCancellation: moneySchema,
      noShow: moneySchema,
      stopsBookingAt: nullable(moneySchema),
    }),
  ),
  /** The hours of its venues that have none of their own. */
  openingHours: optional(openingHoursSchema),
  theme: brandSchema,
  /** Logo for mail, as PNG, JPEG or GIF. */
  mailLogo: optional(string()),
  footerHtml: string(),
  checkoutTerms: array(strictObject({ id: string(), title: string(), html: string() })),
  cardPayments: optional(
    strictObject({
      merchant: nullable(string()),
      currency: string(),
      country: string(),
      statementName: string(),
    }),
  ),
  waivers: optional(
    array(
      strictObject({
        id: string(),
        title: string(),
        html: string(),
        version: string(),
        activities: nullable(array(string())),
      }),
    ),
  ),
  /** Other words for activities, by their names. */
  otherNames: optional(record(string(), array(string()))),
  venueOverrides: array(
    strictObject({
      venueSlug: string(),
      theme: brandSchema,
      pinnedProgrammes: array(string()),
      footerHtml: string(),
      openingHours: optional(openingHoursSchema),
    }),
  ),
});
/** The tenants of a seed file's content. Throws a StartFailure naming the file and the key that does not fit. */
export function parseTenants(content: unknown, file: string): Infer<typeof tenantSeedSchema>[] {
  const tenants = parseSeed(array(tenantSeedSchema), content, file);
  refuseUnreadable(content, tenants, file);
  return tenants;
}

/** A tenant with the questions it asks people. */
export interface TenantSeed extends Infer<typeof tenantSeedSchema> {
  dataFields: SectionDefinition[];
}
