import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { SECOND_FACTORS, type SecondFactorStep } from 'shared-contracts/staff';
import {
  type ApiContext,
  type Caller,
  hashToken,
  notFound,
  type Person,
  parseTenantHost,
  type TenantHost,
  type TenantSettings,
} from '../../platform/index.ts';
import { isInactive } from './inactivity.ts';
import { LAST_SEEN_STEP_MS } from './rules.ts';

const TOKEN = /^[\w-]{1,200}$/;

/**
 * A bearer header decides, whatever the cookie says and even if its token is malformed: a logout that is made up for
 * names the token that ends, while the cookie is that of the person who has logged in since.
 */
function sentToken(request: FastifyRequest): { token: string | undefined; usesCookie: boolean } {
  const [, bearer] = /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (bearer !== undefined) {
    return { token: TOKEN.test(bearer) ? bearer : undefined, usesCookie: false };
  }
  const cookie = request.cookies[TOKEN_COOKIE];
  return { token: cookie, usesCookie: Boolean(cookie) };
}

/** At the front of house every amount carries the symbol of the staff (shell specification 6, decisions 4). */
function settingsAt({ app }: TenantHost, settings: TenantSettings): TenantSettings {
  const { site, staffCurrency } = settings;
  if (app !== 'front-of-house' || !staffCurrency) return settings;
  return { ...settings, site: { ...site, currency: staffCurrency } };
}

/** The missing step of a staff login; `null` for none, and for customers. */
export function secondFactorStep(login: {
  isNeeded: boolean;
  isPassed: boolean;
  hasSecondFactor: boolean;
}): SecondFactorStep | null {
  if (!login.isNeeded || login.isPassed) return null;
  return login.hasSecondFactor ? 'challenge' : 'enrol';
}

/** Tenant by host and person by token, in one query. Throws the 404 failure on hosts of no tenant. */
export async function identify(request: FastifyRequest, context: ApiContext): Promise<Caller> {
  const host = parseTenantHost(request.host, context.configuration.baseDomain);
  if (!host) throw notFound();
  const { token, usesCookie } = sentToken(request);
  const tokenHash = token ? hashToken(token) : null;
  const row = await context.db
    .selectFrom('tenants')
    .leftJoin('logins', (join) =>
      join
        .onRef('logins.tenantId', '=', 'tenants.id')
        .on('logins.tokenHash', '=', tokenHash ?? '')
        .on('logins.expiresAt', '>', context.now()),
    )
    .leftJoin('people', 'people.id', 'logins.personId')
    .leftJoin('secondFactors', 'secondFactors.personId', 'people.id')
    .select([
      'tenants.id as tenantId',
      'tenants.slug',
      'tenants.name',
      'tenants.settings',
      'logins.lastSeenAt',
      'logins.secondFactorAt',
      'logins.stays',
    ])
    .select((select) => [
      'people.id',
      'people.reference',
      'people.email',
      'people.firstName',
      'people.lastName',
      'people.membershipUserId',
      'people.creditPence',
      'people.flags',
      'people.homeVenueId',
      'people.staffRole',
      select.fn.coalesce('people.isStaff', sql.lit(false)).as('isStaff'),
      select('secondFactors.secret', 'is not', null).as('hasApp'),
      select
        .exists(
          select.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.personId', '=', 'people.id'),
        )
        .$castTo<boolean>()
        .as('hasPasskey'),
    ])
    .where('tenants.slug', '=', host.tenant)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { tenantId, slug, name, settings, lastSeenAt, secondFactorAt, stays, hasApp, hasPasskey, ...person } =
    row;
  const now = context.now();
  const isOver =
    lastSeenAt !== null && isInactive({ stays: stays ?? false, isStaff: person.isStaff, lastSeenAt }, now);
  const secondFactors = SECOND_FACTORS.filter((factor) => (factor === 'app' ? hasApp : hasPasskey));
  const secondFactor = secondFactorStep({
    isNeeded: context.configuration.needsSecondFactor && person.isStaff,
    isPassed: secondFactorAt !== null,
    hasSecondFactor: secondFactors.length > 0,
  });
  if (tokenHash && lastSeenAt && !isOver && now.getTime() - lastSeenAt.getTime() > LAST_SEEN_STEP_MS) {
    await context.db
      .updateTable('logins')
      .set({ lastSeenAt: now })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
  return {
    host,
    tenant: { id: tenantId, slug, name, settings: settingsAt(host, settings) },
    user:
      person.id === null || isOver
        ? null
        : ({
            ...person,
            tenantId,
            isStaff: person.isStaff && secondFactor === null,
            secondFactor,
            secondFactors: person.staffRole === null ? [] : secondFactors,
          } as Person),
    tokenHash,
    usesCookie,
  };
}
