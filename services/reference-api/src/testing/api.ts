import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { fillTimetables } from '../activities/wiring.ts';
import { type ApiParts, createApi } from '../app.ts';
import { letters } from '../letters.ts';
import { deliverDue } from '../people/wiring.ts';
import type { Database, Mail } from '../platform/index.ts';
import {
  createChanges,
  createLog,
  createMerchants,
  createVault,
  noTransactionLookup,
  readConfiguration,
} from '../platform/wiring.ts';
import { SEED_PASSWORD } from '../seed/people.ts';
import { noCardProvider } from './no-card-provider.ts';
import { openTestDatabase, TEST_NOW } from './test-database.ts';

export interface TestRequest {
  body?: unknown;
  /** Sent as it is in place of a body, as malformed JSON. */
  payload?: string | Buffer;
  token?: string | null;
  tenant?: string;
  app?: string;
  headers?: Record<string, string>;
}

/** The answer on the wire. `data` and friends are snake_case, or empty when the answer was no envelope. */
export interface TestAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  data: WireValue;
  message: string | undefined;
  validationMessages: Record<string, string[]> | undefined;
}

/** JSON that may be walked without saying its shape first. */
export type WireValue = { [key: string]: WireValue } & WireValue[] & (string | number | boolean | null);

export interface TestApi {
  app: FastifyInstance;
  db: Kysely<Database>;
  /** Lines the service logged. */
  logged: string[];
  now(): Date;
  moveClock(ms: number): void;
  /** Number of statements sent to the database so far. */
  queries(): number;
  /** `call('GET /api/v1/client')`; the host is the bookings host of riverside unless said otherwise. */
  call(line: string, request?: TestRequest): Promise<TestAnswer>;
  /** Sends what is queued. Answers the mails in the order in which they were queued. */
  deliverMail(): Promise<Mail[]>;
  /** A token of one of the seeded people. */
  loginAs(username: string, tenant?: string): Promise<string>;
  close(): Promise<void>;
}

/** The lines that say something went wrong, among all that a service logged. */
export const failuresIn = (logged: readonly string[]): string[] =>
  logged.filter((line) => JSON.parse(line).level === 'error');

/** Key that seals bank details in tests. */
export const TEST_VAULT_KEY = Buffer.alloc(32, 7);

export interface TestOptions extends Partial<Omit<ApiParts, 'db' | 'changes' | 'now' | 'log'>> {
  now?: Date;
}

/** The whole service on an embedded database in memory with a small seed. Starts in about a second. */
export async function startTestApi({ now = TEST_NOW, ...parts }: TestOptions = {}): Promise<TestApi> {
  let clock = now.getTime();
  const logged: string[] = [];
  let queries = 0;
  const changes = createChanges();
  const onQuery = () => {
    queries += 1;
  };
  const db = await openTestDatabase({ onQuery, changes });
  await changes.learn(db);
  if (now !== TEST_NOW) await fillTimetables(db, now);
  const readClock = () => new Date(clock);
  const log = createLog((line) => logged.push(line));
  const app = createApi({
    configuration: readConfiguration({}, '/nowhere'),
    merchants: createMerchants({ cardProvider: noCardProvider, transactionLookup: noTransactionLookup }),
    wakeMail: () => undefined,
    vault: createVault(TEST_VAULT_KEY),
    ...parts,
    db,
    changes,
    now: readClock,
    log,
  });

  const call: TestApi['call'] = async (line, request = {}) => {
    const [method, url] = line.split(' ');
    const { tenant = 'riverside', app: appName = 'bookings', token } = request;
    const host = `${appName}.${tenant}.localhost:8080`;
    const payload =
      request.payload ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const response = await app.inject({
      method: method as 'GET',
      url: url ?? '/',
      headers: {
        host,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...request.headers,
      },
      payload,
    });
    const isJson = String(response.headers['content-type']).includes('application/json');
    const envelope = isJson ? response.json() : {};
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      data: envelope.data,
      message: envelope.message,
      validationMessages: envelope.validation_messages,
    };
  };

  return {
    app,
    db,
    logged,
    now: readClock,
    moveClock: (ms) => {
      clock += ms;
    },
    queries: () => queries,
    call,
    async deliverMail() {
      const sent: Mail[] = [];
      const transport = { send: async (mail: Mail) => void sent.push(mail) };
      await deliverDue({ db, now: readClock, log, transport, letters, from: 'no-reply@example.com' });
      return sent;
    },
    async loginAs(username, tenant = 'riverside') {
      const answer = await call('POST /api/v1/auth/customer/login', {
        tenant,
        body: { username, password: SEED_PASSWORD },
      });
      if (typeof answer.data?.token !== 'string')
        throw new Error(`${username} could not log in: ${answer.text}`);
      return answer.data.token;
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
