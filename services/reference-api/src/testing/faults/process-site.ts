import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { openServer } from '../../platform/wiring.ts';
import { prepareDatabase } from '../../start/prepare-database.ts';
import {
  freePort,
  type ServiceProcess,
  startGatewayProcess,
  startServiceProcess,
} from '../cluster/service-process.ts';
import { startPostgres } from '../postgres-server.ts';
import type { Ledger } from '../provider-ledger.ts';
import { readTestSeed } from '../test-seed.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';

const HOUR_MS = 3_600_000;

export const PROCESSES = ['first API', 'second API', 'gateway', 'card sandbox', 'database'] as const;
export type Process = (typeof PROCESSES)[number];
type Service = Exclude<Process, 'database'>;

/** An installation in processes of its own: two of the API on a PostgreSQL server, a gateway, the card sandbox. */
export interface ProcessSite {
  db: Kysely<Database>;
  /** Between the API and the sandbox. */
  proxy: FaultProxy;
  /** Version of the PostgreSQL server. */
  version: string;
  urlOf(service: Service): string;
  /** Ends processes by SIGKILL, the database by an immediate stop, all at the same moment; then starts them again. */
  kill(...victims: Process[]): Promise<void>;
  /** A customer of riverside whom no one else uses; answers the customer ID. */
  newCustomer(): Promise<string>;
  /** A class with places that can be cancelled free of charge. */
  nextSession(): string;
  ledger(): Promise<Ledger>;
  close(): Promise<void>;
}

async function prepare(db: Kysely<Database>): Promise<string[]> {
  await prepareDatabase(db, new Date(), () => undefined, readTestSeed);
  const offers = [{ id: 'standard', name: 'Standard', audience: 'standard', pricePence: 700 }];
  await db
    .updateTable('sessionSeries')
    .set({ offers: JSON.stringify(offers), ageMin: null, ageMax: null })
    .execute();
  await db.updateTable('scheduledSessions').set({ capacity: 20, placesSoldElsewhere: 0 }).execute();
  const rows = await db
    .selectFrom('scheduledSessions as session')
    .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
    .innerJoin('tenants', 'tenants.id', 'session.tenantId')
    .select('session.id')
    .where('tenants.slug', '=', 'riverside')
    .where('series.courts', 'is', null)
    .where('session.startsAt', '>', new Date(Date.now() + 30 * HOUR_MS))
    .where('session.startsAt', '<', new Date(Date.now() + 100 * HOUR_MS))
    .limit(80)
    .execute();
  return rows.map(({ id }) => id);
}

export async function openProcessSite(): Promise<ProcessSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-deaths-'));
  const server = await startPostgres();
  const ports = {
    'first API': await freePort(),
    'second API': await freePort(),
    gateway: await freePort(),
    'card sandbox': await freePort(),
  };
  const proxy = await openFaultProxy(`http://127.0.0.1:${ports['card sandbox']}`);
  const { db, close: closeDb } = await openServer(server.url);
  const sessions = await prepare(db);
  const apiPorts = [ports['first API'], ports['second API']];
  const startApi = (service: 'first API' | 'second API') =>
    startServiceProcess('reference-api', ports[service], {
      API_PORT: String(ports[service]),
      DATABASE_URL: server.url,
      DATA_DIR: path.join(folder, service),
      BANK_DETAILS_KEY: 'ab'.repeat(32),
      CARD_PROVIDER_API_URL: proxy.url,
    });
  const start: Record<Service, () => ServiceProcess> = {
    'first API': () => startApi('first API'),
    'second API': () => startApi('second API'),
    gateway: () => startGatewayProcess(ports.gateway, apiPorts, folder),
    'card sandbox': () =>
      startServiceProcess(
        'card-sandbox',
        ports['card sandbox'],
        {
          CARD_SANDBOX_PORT: String(ports['card sandbox']),
          CARD_SANDBOX_TEST_HOOKS: '1',
          CARD_SANDBOX_STATE_FILE: path.join(folder, 'ledger.json'),
        },
        '/healthz',
      ),
  };
  const running = {
    'first API': start['first API'](),
    'second API': start['second API'](),
    gateway: start.gateway(),
    'card sandbox': start['card sandbox'](),
  };
  await Promise.all(Object.values(running).map((each) => each.becomeReady()));

  async function end(victim: Process): Promise<void> {
    if (victim === 'database') return server.crash();
    await running[victim].stop('SIGKILL');
    if (victim === 'card sandbox') proxy.cut();
  }

  return {
    db,
    proxy,
    version: server.version,
    urlOf: (service) => running[service].url,
    async kill(...victims) {
      await Promise.all(victims.map(end));
      for (const victim of victims) if (victim !== 'database') running[victim] = start[victim]();
      await Promise.all(Object.values(running).map((each) => each.becomeReady()));
    },
    async newCustomer() {
      const { id: _, ...sam } = await db
        .selectFrom('people')
        .selectAll()
        .where('reference', '=', 'RIV100001')
        .executeTakeFirstOrThrow();
      const reference = `RIV${randomUUID().slice(0, 8).toUpperCase()}`;
      const [flags, answers] = [JSON.stringify(sam.flags), JSON.stringify(sam.answers)];
      await db
        .insertInto('people')
        .values({ ...sam, flags, answers, reference, email: `${reference.toLowerCase()}@example.com` })
        .execute();
      return reference;
    },
    nextSession: () => sessions.pop() ?? '',
    async ledger() {
      const answer = await fetch(`${running['card sandbox'].url}/__sandbox/transactions`);
      return (await answer.json()) as Ledger;
    },
    async close() {
      await Promise.all(Object.values(running).map((each) => each.stop('SIGKILL')));
      await proxy.close();
      await closeDb();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
