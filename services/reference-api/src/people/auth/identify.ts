import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import type { SecondFactorStep } from 'shared-contracts/staff';
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

/** How stale "last seen" may grow before it is written again. */
const LAST_SEEN_STEP_MS = 5 * 60_000;

const TOKEN = /^[\w-]{1,200}$/;

/**
 * A bearer header decides, whatever the cookie says and even if its token is malformed: a logout that is made up for
 * names the token that ends, while the cookie is that of whoever has logged in since.
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

/** What a login of staff still lacks; `null` for nothing, and for customers. */
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
      select('secondFactors.secret', 'is not', null).as('hasSecondFactor'),
    ])
    .where('tenants.slug', '=', host.tenant)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { tenantId, slug, name, settings, lastSeenAt, secondFactorAt, hasSecondFactor, ...person } = row;
  const secondFactor = secondFactorStep({
    isNeeded: context.configuration.needsSecondFactor && person.isStaff,
    isPassed: secondFactorAt !== null,
    hasSecondFactor: Boolean(hasSecondFactor),
  });
  if (tokenHash && lastSeenAt && context.now().getTime() - lastSeenAt.getTime() > LAST_SEEN_STEP_MS) {
    await context.db
      .updateTable('logins')
      .set({ lastSeenAt: context.now() })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }
  return {
    host,
    tenant: { id: tenantId, slug, name, settings: settingsAt(host, settings) },
    user:
      person.id === null
        ? null
        : ({ ...person, tenantId, isStaff: person.isStaff && secondFactor === null, secondFactor } as Person),
    tokenHash,
    usesCookie,
  };
}
