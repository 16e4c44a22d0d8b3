import type { Kysely } from 'kysely';
import type { Database, Tenant } from '../../platform/index.ts';
import { type RequiredWaiver, requirementId, type WaivedPlace, waiversFor } from './rules.ts';

/** Whose basket it is. */
export interface WaiverScope {
  tenant: Pick<Tenant, 'id' | 'settings'>;
  user: { id: string };
}

/**
 * The waivers that the places of a basket need and that are still to be accepted. What someone accepted for themselves
 * counts in every basket. What was accepted for them counts in the baskets of the person who did, and not in their own.
 */
export async function waiversToAccept(
  db: Kysely<Database>,
  places: readonly WaivedPlace[],
  { tenant, user }: WaiverScope,
): Promise<RequiredWaiver[]> {
  const required = waiversFor(tenant.settings.waivers ?? [], places);
  if (required.length === 0) return [];
  const accepted = await db
    .selectFrom('waiverAcceptances')
    .select(['waiverId', 'wording', 'personId'])
    .where('tenantId', '=', tenant.id)
    .where(
      'personId',
      'in',
      required.map(({ attendee }) => attendee.id),
    )
    .where((where) =>
      where.or([where('acceptedBy', '=', user.id), where('acceptedBy', '=', where.ref('personId'))]),
    )
    .execute();
  return required.filter(
    ({ waiver, wording, attendee }) =>
      !accepted.some(
        (one) => one.waiverId === waiver.id && one.wording === wording && one.personId === attendee.id,
      ),
  );
}

interface Acceptance extends WaiverScope {
  /** Ids of the waivers that were accepted just now. */
  completedWaivers: readonly string[];
  /** Id of the member of staff who notes it at the desk. */
  takenBy?: string | undefined;
  now: Date;
}

/**
 * Records the waivers of the places that were accepted just now; answers those that are still missing.
 */
export async function acceptWaivers(
  tx: Kysely<Database>,
  places: readonly WaivedPlace[],
  { completedWaivers, takenBy, now, ...asker }: Acceptance,
): Promise<RequiredWaiver[]> {
  const open = await waiversToAccept(tx, places, asker);
  const isCompleted = (one: RequiredWaiver) => completedWaivers.includes(requirementId(one));
  const { id: tenantId } = asker.tenant;
  for (const { waiver, wording, attendee } of open.filter(isCompleted)) {
    const { id: waiverId, title, html, version } = waiver;
    await tx
      .insertInto('waiverWordings')
      .values({ tenantId, waiverId, wording, title, html, version })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('waiverAcceptances')
      .values({
        tenantId,
        waiverId,
        wording,
        personId: attendee.id,
        acceptedBy: asker.user.id,
        notedBy: takenBy ?? null,
        acceptedAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return open.filter((one) => !isCompleted(one));
}
