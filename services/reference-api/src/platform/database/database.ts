import type { ColumnType, JSONColumnType } from 'kysely';
import type { Theme } from 'shared-contracts/api/theme';
import type { AccountTables } from './account-tables.ts';
import type { SectionDefinition } from './data-field-definition.ts';
import type { DocumentTables } from './document-tables.ts';
import type { CheckoutTerm, SeededTenant, StoredOffer, TenantSettings, VenueSettings } from './documents.ts';
import type { JoiningDraftTables } from './joining-draft-tables.ts';
import type { LinkedTables } from './linked-tables.ts';
import type { MembershipTables } from './membership-tables.ts';
import type { PackageTables } from './package-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PenaltyTables } from './penalty-tables.ts';
import type { RefundTables } from './refund-tables.ts';
import type { SettlingTables } from './settling-tables.ts';
import type { WaitingTables } from './waiting-tables.ts';
import type { WaiverTables } from './waiver-tables.ts';

/** Columns in camelCase; the tables have them in snake_case. Jsonb goes in as text, comes out as a value. */
type Json<Value extends object | null> = JSONColumnType<Value, string, string>;
type NullableJson<Value extends object> = ColumnType<Value | null, string | null, string | null>;

export interface TenantTable {
  id: number;
  slug: string;
  name: string;
  settings: Json<TenantSettings>;
  theme: Json<Theme>;
  footerHtml: string;
  checkoutTerms: Json<CheckoutTerm[]>;
  /** The questions it asks people, in the order of the forms. */
  dataFields: Json<SectionDefinition[]>;
  /** Last day whose sessions are made, YYYY-MM-DD; `null` = none yet, or make missing ones of all days. */
  timetableUntil: string | null;
  /** The values last seeded; `null` = from before this was stored, or not from the seed. */
  seeded: NullableJson<SeededTenant>;
}

export interface VenueTable {
  id: string;
  tenantId: number;
  slug: string;
  name: string;
  address1: string;
  address2: string | null;
  town: string;
  postcode: string;
  lat: number | null;
  lng: number | null;
  district: string;
  region: string;
  placeType: string;
  /** Labels a person reads, as `Swimming Pool`. */
  facilities: Json<string[]>;
  /** `null` = the tenant's. */
  theme: NullableJson<Theme>;
  /** `null` = the tenant's. */
  footerHtml: string | null;
  /** Settings that differ from the tenant's. */
  settings: Json<Partial<VenueSettings>>;
}

export interface ActivityTable {
  /** Id in the OpenActive activity list. */
  id: string;
  slug: string;
  name: string;
}

export interface SessionSeriesTable {
  id: number;
  tenantId: number;
  venueId: string;
  activityId: string;
  name: string;
  description: string;
  level: string | null;
  leader: string | null;
  location: string | null;
  durationMinutes: number;
  capacity: number;
  attendeeInstructions: string | null;
  ageMin: number | null;
  ageMax: number | null;
  genderRestriction: 'FemaleOnly' | 'MaleOnly' | null;
  accessibilitySupport: Json<string[]>;
  offers: Json<StoredOffer[]>;
  /** Names of the courts or pitches that its times are for (OpenActive FacilityUse); `null` = a class. */
  courts: ColumnType<string[] | null, string | null | undefined, string | null>;
  /** Lengths for which one of the courts can be booked, in minutes; `null` = one time after another. */
  lengths: ColumnType<number[] | null, string | null | undefined, string | null>;
}

/** When a series takes place in a week. */
export interface SeriesTimeTable {
  seriesId: number;
  /** ISO: Monday is 1. */
  weekday: number;
  /** HH:MM, Europe/London. */
  startTime: string;
  /** Places that sales at the desk leave over; `null` = it varies from session to session. */
  placesLeft: number | null;
}

export interface ScheduledSessionTable {
  /** `{series}-{YYYYMMDD}-{HHMM}`. */
  id: string;
  seriesId: number;
  venueId: string;
  tenantId: number;
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  /** Places sold at the desk or through other systems. */
  placesSoldElsewhere: number;
  status: 'EventScheduled' | 'EventCancelled';
  /** The venue's reason for those who had booked, where it gave one. */
  cancellationReason: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface Database
  extends AccountTables,
    DocumentTables,
    JoiningDraftTables,
    LinkedTables,
    MembershipTables,
    PackageTables,
    PaymentTables,
    PenaltyTables,
    RefundTables,
    SettlingTables,
    WaitingTables,
    WaiverTables {
  tenants: TenantTable;
  venues: VenueTable;
  activities: ActivityTable;
  sessionSeries: SessionSeriesTable;
  seriesTimes: SeriesTimeTable;
  scheduledSessions: ScheduledSessionTable;
}
