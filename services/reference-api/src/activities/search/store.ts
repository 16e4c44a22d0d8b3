import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** The venues of a tenant, with where they are. */
export function listPlaces(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('venues')
    .select(['id', 'slug', 'name', 'town', 'lat', 'lng'])
    .where('tenantId', '=', tenantId)
    .execute();
}

/** Every series of a tenant, with what it is called. */
export function listSeries(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('sessionSeries as series')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .where('series.tenantId', '=', tenantId)
    .select(['series.id', 'series.venueId', 'series.name', 'activity.name as activityName'])
    .select(sql<boolean>`series.courts is not null`.as('isCourt'))
    .orderBy('series.id')
    .execute();
}

/** Activities of a tenant, those with most series first. */
export function listActivitiesBySeries(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('sessionSeries as series')
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .where('series.tenantId', '=', tenantId)
    .groupBy(['activity.id', 'activity.name'])
    .select('activity.name')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('activity.name')
    .execute();
}

/** Scope of a search, with distances: series that were named, or venues with everything in them. */
export type Sources =
  | { of: 'series'; near: { id: number; metres: number | null }[] }
  | { of: 'venues'; near: { id: string; metres: number | null }[] };
