import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { BodyOf, Endpoint, QueryOf } from 'shared-contracts/endpoint';
import type { SecondFactor, SecondFactorStep, StaffRole } from 'shared-contracts/staff';
import type { Merchants } from '../card-provider/merchants.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { PersonFlags, TenantSettings } from '../database/documents.ts';
import type { DomainEventBus } from '../domain-events/domain-events.ts';
import type { Log } from '../log/log.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { Vault } from '../vault/vault.ts';
import { ApiFailure } from './failure.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { TenantHost } from './tenant-host.ts';
import { texts } from './texts.ts';

/** The caller of a request, and the host of the tenant it came from. */
export interface Caller {
  host: TenantHost;
  tenant: Tenant;
  user: Person | null;
  /** SHA-256 of the token sent, whether or not it is good; `null` without one. */
  tokenHash: string | null;
  usesCookie: boolean;
}

/** Context of every handler; one per running service. */
export interface ApiContext {
  db: Kysely<Database>;
  now: () => Date;
  configuration: Configuration;
  log: Log;
  merchants: Merchants;
  idempotency: IdempotencyStore;
  /** Responses that are the same for every visitor. */
  responses: ResponseCache;
  /** Tenant by host and person by token. Throws the 404 failure on hosts of no tenant. */
  identify: (request: FastifyRequest, context: ApiContext) => Promise<Caller>;
  /** Tells the domains above what has happened. */
  events: DomainEventBus;
  /** Has queued mail sent at once; called when the transaction that queued it is over. */
  wakeMail: () => void;
  vault: Vault;
}

declare module 'fastify' {
  interface FastifyInstance {
    context: ApiContext;
  }
}

export type ApiServer = FastifyInstance;

export interface Tenant {
  id: number;
  slug: string;
  name: string;
  settings: TenantSettings;
}

/** The person a token belongs to. */
export interface Person {
  id: string;
  tenantId: number;
  reference: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The member record behind the person; `null` for a person who never had a membership. */
  membershipUserId: string | null;
  creditPence: number;
  flags: PersonFlags;
  homeVenueId: string | null;
  isStaff: boolean;
  /** `null` for customers. */
  staffRole: StaffRole | null;
  /** The step their login still needs to count as staff. */
  secondFactor?: SecondFactorStep | null;
  /** The second factors they have set up. */
  secondFactors?: readonly SecondFactor[];
  /** Staff at the desk act for them, and read what is answered. */
  isServed?: boolean;
}

/** One request of one person to one tenant, already checked against its endpoint. */
export interface Call<E extends Endpoint = Endpoint> {
  params: Record<string, string>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The uploaded file, if the endpoint takes one; read it with `sentFile`. */
  file: Readable | null;
  host: TenantHost;
  tenant: Tenant;
  user: Person | null;
  /** SHA-256 of the token sent, whether or not it is good; `null` without one. */
  tokenHash: string | null;
  events: DomainEventBus;
  /** Address of the caller as the gateway saw it; of an IPv6 address its network. */
  ip: string;
  headers: IncomingHttpHeaders;
  db: Kysely<Database>;
  now: () => Date;
  configuration: Configuration;
  log: Log;
  merchants: Merchants;
  wakeMail: () => void;
  vault: Vault;
}

/** The person of a call that only customers reach. */
export function requireUser(call: Pick<Call, 'user'>): Person {
  if (!call.user) throw new ApiFailure(401, texts.status.notLoggedIn);
  return call.user;
}

/** A path parameter the endpoint declares. */
export function param(call: Pick<Call, 'params'>, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The endpoint has no path parameter ${name}.`);
  return value;
}
