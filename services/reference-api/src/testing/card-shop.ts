import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createCardSandbox } from 'card-sandbox/app';
import { domainEvents } from '../app.ts';
import {
  createLog,
  createMerchants,
  createOpayoClient,
  createReportingClient,
  readConfiguration,
} from '../platform/wiring.ts';
import type { Settling } from '../sales/wiring.ts';
import { startTestApi, type TestAnswer, type TestApi, type TestRequest } from './api.ts';
import type { Fault, Ledger } from './provider-ledger.ts';

const VENDOR = { vendor: 'touchline', key: 'local-key', password: 'local-password' };
/** The account of a tenant that has one of its own. */
export const OTHER_VENDOR = { vendor: 'northpeak', key: 'north-key', password: 'north-password' };

export interface CardShop extends TestApi {
  /** The settling under test. */
  settling: Settling;
  /** Ids of classes of a tenant, riverside unless said otherwise, for adults that cost everyone money, start hours from now, one after the other. */
  sessions(count: number, tenant?: string): Promise<string[]>;
  /** Leaves a session with so many places no one has. */
  leavePlaces(sessionId: string, places: number): Promise<void>;
  /** Sells the class of a session at £7.00, to members at £4.50. */
  setMemberPrice(sessionId: string): Promise<void>;
  customer(username: string, tenant?: string): Promise<Customer>;
  ledger(): Promise<Ledger>;
  breakProvider(fault: Fault): Promise<void>;
  /** Takes back every fault. */
  mendProvider(): Promise<void>;
  /** Voids a payment behind the back of the service. */
  voidAtProvider(paymentId: string): Promise<void>;
  /** The bank's page: types its word, or another, and answers what it posts back to the shop. */
  answerBank(scaData: Record<string, string>, word?: string): Promise<Record<string, string>>;
}

export interface Customer {
  token: string;
  call(line: string, request?: TestRequest): Promise<TestAnswer>;
  add(...sessionIds: string[]): Promise<TestAnswer>;
  cart(): Promise<TestAnswer>;
  terms(): Promise<string[]>;
  /** Prepares, tokenises and answers the authorise body. */
  card(change?: Record<string, unknown>): Promise<Record<string, unknown>>;
  authorise(body: Record<string, unknown>, key?: string): Promise<TestAnswer>;
  complete(
    transactionUuid: string | undefined,
    change?: Record<string, unknown>,
    key?: string,
  ): Promise<TestAnswer>;
}

export const newKey = (): string => randomUUID();

/** Coverage of the seeded member's package. */
const COVERED = 'swimming';

const DAY = { cardNumber: '4929000000006', expiryDate: '1239', securityCode: '123' };

/**
 * The whole service with a card provider that listens, both on one clock.
 * @param providerUrl another provider instead of the sandbox; it has no ledger, no faults and no bank.
 * @param environment more of what the service is configured by
 * @param between what the service reaches the sandbox through, by the sandbox's address; with calls that give up early.
 */
export async function openCardShop(
  providerUrl?: string,
  between?: { through(sandbox: string): Promise<string>; timeoutMs: number },
  environment: Record<string, string> = {},
): Promise<CardShop> {
  const clock: { now?: () => number } = {};
  const sandbox = createCardSandbox({
    now: () => clock.now?.() ?? Date.now(),
    hasTestHooks: true,
    vendors: [VENDOR, OTHER_VENDOR].map(({ vendor, key, password }) => ({
      vendorName: vendor,
      integrationKey: key,
      integrationPassword: password,
    })),
  });
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo;
  const provider = providerUrl ?? `http://127.0.0.1:${port}`;
  const reached = between ? await between.through(provider) : provider;
  const limits = between && { timeoutMs: between.timeoutMs };
  const merchant = (account: typeof VENDOR) => ({
    cardProvider: createOpayoClient({ apiUrl: reached, ...account, ...limits }),
    transactionLookup: createReportingClient({
      ...limits,
      url: `${reached}/access/access.htm`,
      vendor: account.vendor,
      user: account.key,
      password: account.password,
    }),
  });
  const own = merchant(VENDOR);
  const merchants = createMerchants(own, new Map([[OTHER_VENDOR.vendor, merchant(OTHER_VENDOR)]]));
  const configuration = readConfiguration({ ...environment, CARD_PROVIDER_API_URL: provider }, '/nowhere');
  const api = await startTestApi({ merchants, configuration });
  clock.now = () => api.now().getTime();

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${provider}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  async function readLedger(): Promise<Ledger> {
    const answer = await fetch(`${provider}/__sandbox/transactions`);
    return (await answer.json()) as Ledger;
  }

  async function tokenise(sessionKey: string, holder: string, cardNumber: string): Promise<string> {
    const cardDetails = { ...DAY, cardNumber, cardholderName: holder };
    const answer = await post(
      '/api/v1/card-identifiers',
      { cardDetails },
      { authorization: `Bearer ${sessionKey}` },
    );
    const { cardIdentifier } = (await answer.json()) as { cardIdentifier: string };
    return cardIdentifier;
  }

  async function customer(username: string, tenant = 'riverside'): Promise<Customer> {
    const token = await api.loginAs(username, tenant);
    const call: Customer['call'] = (line, request = {}) => api.call(line, { token, tenant, ...request });
    const keyed = (line: string, body: unknown, key = newKey()) =>
      call(line, { body, headers: { 'idempotency-key': key } });
    const self: Customer = {
      token,
      call,
      cart: () => call('GET /api/v1/checkout'),
      add: (...ids) =>
        keyed('POST /api/v1/checkout/add', {
          items: ids.map((id) => ({ id, type: 'activity' })),
          membership_user_id: null,
          selected_user_id: null,
        }),
      async terms() {
        const cartId = (await self.cart()).data.id;
        const answer = await call(`GET /api/terms?cart_id=${cartId}`);
        return answer.data.map((term) => String(term.id));
      },
      async card({ holder = 'SUCCESSFUL', number = DAY.cardNumber, ...change } = {}) {
        const prepared = await call('GET /api/v1/checkout/prepare');
        const sessionKey = String(prepared.data.session_key);
        return {
          completed_waivers: [],
          payments: [],
          source: 'bookings',
          terms: await self.terms(),
          billing_first_name: 'Sam',
          billing_last_name: 'Newbury',
          billing_address_line_one: '88',
          billing_city: 'Manchester',
          billing_postcode: '412',
          browser_details: {
            colour_depth: 30,
            java_enabled: false,
            javascript_enabled: true,
            language: 'en-GB',
            screen_height: 844,
            screen_width: 390,
            timezone_offset: -60,
          },
          card_identifier: await tokenise(sessionKey, String(holder), String(number)),
          card_holder_name: String(holder),
          session_key: sessionKey,
          save_card: false,
          ...change,
        };
      },
      authorise: (body, key) => keyed('POST /api/v1/checkout/authorise', body, key),
      complete: async (transactionUuid, change = {}, key = newKey()) =>
        keyed(
          'POST /api/v1/checkout/complete',
          {
            completed_waivers: [],
            payments: [],
            source: 'bookings',
            terms: [],
            ...(transactionUuid && { transaction_uuid: transactionUuid }),
            ...change,
          },
          key,
        ),
    };
    return self;
  }

  return {
    ...api,
    settling: {
      db: api.db,
      merchants,
      now: api.now,
      log: createLog((line) => api.logged.push(line)),
      events: domainEvents,
      wakeMail: () => undefined,
    },
    customer,
    async sessions(count, tenant = 'riverside') {
      const rows = await api.db
        .selectFrom('scheduledSessions as session')
        .innerJoin('sessionSeries as series', 'series.id', 'session.seriesId')
        .innerJoin('tenants', 'tenants.id', 'session.tenantId')
        .select(['session.id', 'session.startsAt', 'session.endsAt', 'series.offers'])
        .where('tenants.slug', '=', tenant)
        .innerJoin('activities as activity', 'activity.id', 'series.activityId')
        .where('series.courts', 'is', null)
        .where('activity.slug', '!=', COVERED)
        .where('series.ageMax', 'is', null)
        .where((where) => where.or([where('series.ageMin', 'is', null), where('series.ageMin', '<=', 18)]))
        .where('session.status', '=', 'EventScheduled')
        .where('session.startsAt', '>', new Date(api.now().getTime() + 5 * 3_600_000))
        .where('session.startsAt', '<', new Date(api.now().getTime() + 120 * 3_600_000))
        .orderBy('session.startsAt')
        .orderBy('session.id')
        .execute();
      const paid = rows.filter(({ offers }) => offers.every(({ pricePence }) => pricePence > 100));
      const apart = paid.filter(
        ({ startsAt }, index) => !paid.slice(0, index).some(({ endsAt }) => endsAt > startsAt),
      );
      const ids = apart.slice(0, count).map(({ id }) => id);
      await api.db
        .updateTable('scheduledSessions')
        .set({ placesSoldElsewhere: 0 })
        .where('id', 'in', ids)
        .execute();
      return ids;
    },
    async leavePlaces(sessionId, places) {
      await api.db
        .updateTable('scheduledSessions')
        .set((row) => ({ placesSoldElsewhere: row('capacity', '-', places) }))
        .where('id', '=', sessionId)
        .execute();
    },
    async setMemberPrice(sessionId) {
      await api.db
        .updateTable('sessionSeries')
        .set({
          offers: JSON.stringify([
            { id: 'standard', name: 'Standard', audience: 'standard', pricePence: 700 },
            { id: 'member', name: 'Member', audience: 'member', pricePence: 450 },
          ]),
        })
        .where('id', 'in', (series) =>
          series.selectFrom('scheduledSessions').select('seriesId').where('id', '=', sessionId),
        )
        .execute();
    },
    ledger: readLedger,
    async breakProvider(fault) {
      await post('/__sandbox/faults', fault);
    },
    async voidAtProvider(paymentId) {
      const { transactions } = await readLedger();
      const found = transactions.find(({ vendorTxCode }) => vendorTxCode === paymentId);
      await own.cardProvider.voidPayment(found?.transactionId ?? '');
    },
    async mendProvider() {
      await fetch(`${provider}/__sandbox/faults`, { method: 'DELETE' });
    },
    async answerBank(scaData, word = 'challenge') {
      const form = async (path: string, fields: Record<string, string>) => {
        const answer = await fetch(`${provider}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields),
        });
        const html = await answer.text();
        const inputs = [...html.matchAll(/name="([^"]+)"[^>]*value="([^"]*)"/g)];
        const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
        return {
          action,
          fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])),
        };
      };
      const asked = await form('/acs', scaData);
      const answered = await form(asked.action, { ...asked.fields, word, action: 'submit' });
      return answered.fields;
    },
    async close() {
      await api.close();
      await sandbox.close();
    },
  };
}
