import type { Client } from 'shared-contracts/api/client';
import type { OpeningHours } from 'shared-contracts/api/opening-hours';
import type { Theme } from 'shared-contracts/api/theme';
import type { SectionDefinition } from './data-field-definition.ts';

/** Jsonb documents of the database, in the case they are stored in. */

/** Number of days before its start at which a session opens for booking; `null` = as soon as it is in the timetable. */
export interface BookingWindow {
  standardDays: number | null;
  memberDays: number | null;
  /** The hour of that day, HH:MM by the site's clock; midnight unless set. */
  opensAt?: string;
}

/** Charges for a free place that was cancelled too late or missed. */
export interface PenaltyPolicy {
  /** 0 = nothing. */
  lateCancellationPence: number;
  noShowPence: number;
  /** A person who owes this much has to pay before they book again; `null` = no limit. */
  stopsBookingAtPence: number | null;
}

/** Percent of VAT in the prices of a kind of product; `null` = none, as for sport by a charity (VAT Notice 701/45). */
export interface VatRates {
  activity: number | null;
  membership: number | null;
  /** A charge for an empty place is compensation, which is outside the scope of VAT. */
  penalty: number | null;
}

/** The business that a tenant's customers buy from, as its receipts and letters have to name it. */
export interface Seller {
  legalName: string;
  /** In lines. */
  address: string[];
  /** As registered with Companies House or a charity register; `null` = it has none to state. */
  companyNumber: string | null;
  /** `null` = not registered for VAT. */
  vatNumber: string | null;
}

/** A text that attendees of some activities must accept before they take part. */
export interface Waiver {
  /** Stays when the wording changes. */
  id: string;
  title: string;
  html: string;
  /** The tenant's name for this wording, such as `2026-09`. Another title or text is another wording. */
  version: string;
  /** Slugs of the activities it is for; `null` = all. */
  activities: string[] | null;
}

/** A tenant's settings for card payments. */
export interface CardPayments {
  /** Vendor name of its merchant account, whose credentials the installation has; `null` = the installation's own. */
  merchant: string | null;
  /** Its currency, such as `GBP` (ISO 4217). */
  currency: string;
  /** Country in which its customers' cards are billed, as `GB` (ISO 3166-1). */
  country: string;
  /** The name on cardholders' statements, as the account is set up at the provider. */
  statementName: string;
}

/** Settings of a tenant: those of `GET client`, and rules of the server's own. */
export interface TenantSettings {
  site: Omit<Client, 'id' | 'slug' | 'name'>;
  /** Currency at the front of house, where it differs from the site's (decisions 4). */
  staffCurrency?: Client['currency'];
  bookingWindow: BookingWindow;
  freeCancellationHours: number;
  penalties: PenaltyPolicy;
  /** Left out by an installation from before receipts named one. */
  seller?: Seller;
  /** Left out where prices carry none. */
  vat?: VatRates;
  venues: VenueSettings;
  /** Logo for mail, as PNG, JPEG or GIF: mail programs show no SVG. Left out where the theme's logo is one, or none exists. */
  mailLogo?: string;
  /** Left out where cards are charged by the account of the installation, in pounds. */
  cardPayments?: CardPayments;
  /** Left out where nothing has to be accepted. */
  waivers?: Waiver[];
  /** Policy for a person with another booking at the same hours; by default they are asked. */
  clashes?: ClashPolicy;
  /** Other words for activities by which a search finds them, by the activity's name; besides the usual ones. */
  otherNames?: Record<string, string[]>;
}

export type ClashPolicy = 'ask' | 'refuse';

export interface VenueSettings {
  displayVenueSelectionButton: boolean;
  activitiesV2Enabled: boolean;
  canDisplayIneligibleMemberships: boolean;
  /** Left out where they are not known. */
  openingHours?: OpeningHours;
}

export interface CheckoutTerm {
  id: string;
  title: string;
  html: string;
}

/** The part of a tenant that the seed sets. */
export interface SeededTenant {
  name: string;
  settings: TenantSettings;
  theme: Theme;
  footerHtml: string;
  checkoutTerms: CheckoutTerm[];
  dataFields: SectionDefinition[];
}

export interface PersonFlags {
  hasInstruction: boolean;
  hasBillingDate: boolean;
  hasOutstandingPenalties: boolean;
  /** Documents with the last day each is good for, YYYY-MM-DD, and whether a newer one waits for approval. */
  documents: { name: string; expiresOn: string; isReplaced?: true; refusal?: string }[];
  /** Reason that the latest proof was refused. */
  proofRefusal?: string;
  membershipDocumentUploadRequired: boolean;
}

/** One price of a session series. `member` is for people with a membership. */
export interface StoredOffer {
  id: string;
  name: string;
  audience: 'standard' | 'member';
  pricePence: number;
  /** Of a member's offer: what a membership must give for it; any membership opens it without. */
  benefit?: OfferBenefit;
}

export interface OfferBenefit {
  /** The programme area of the series, for memberships: `gym`, `classes`. */
  area: string;
  /** Open to those only whose membership includes it, with a use left where they are counted. */
  isIncluded: boolean;
}

/** A membership's benefit for a person on a day. */
export interface GrantedBenefit {
  /** `null` = the membership names no areas, and gives whatever members have. */
  area: string | null;
  isIncluded: boolean;
  /** Uses that are left; `null` = they are not counted. */
  left: number | null;
}
