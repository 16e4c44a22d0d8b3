import { randomUUID } from 'node:crypto';
import { NOTIFICATION_PATH } from '../../sales/wiring.ts';
import { addBody, callApi, logIn, sendRequest } from '../cluster/call-api.ts';

/** Address at which a customer of a running installation pays. */
export interface Places {
  /** Address of the calls: a gateway, or a process of the API. */
  site: string;
  /** A process of the API, where the customer logs in. */
  api: string;
  sandbox: string;
}

type Data = Record<string, unknown>;

export interface PayingCustomer {
  add(session: string): Promise<void>;
  /** Enters a card; answers what charging it takes. */
  enterCard(holder: string): Promise<object>;
  /** Charges a card that was entered; answers what the API said. */
  authorise(card: object): Promise<Data>;
  /** Approves at the bank; answers what its page posts to the API. */
  approve(scaData: Record<string, string>): Promise<Record<string, string>>;
  /** Has the bank's answer arrive at the API. */
  bringAnswer(fields: Record<string, string>): Promise<void>;
  /** Returns the number of the order. */
  complete(transactionUuid: string): Promise<string>;
  clear(): Promise<void>;
  /** Cancels the only booking of an order. */
  cancel(order: string): Promise<() => Promise<void>>;
}

const browserDetails = {
  colour_depth: 24,
  java_enabled: false,
  javascript_enabled: true,
  language: 'en-GB',
  screen_height: 844,
  screen_width: 390,
  timezone_offset: 0,
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

async function postForm(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, { method: 'POST', headers: FORM, body: formOf(fields) });
  const html = await answer.text();
  const inputs = [...html.matchAll(/name="([^"]+)"[^>]*value="([^"]*)"/g)];
  return {
    action: /action="([^"]+)"/.exec(html)?.[1] ?? '',
    fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])),
  };
}

async function tokenise(sandbox: string, sessionKey: string, cardholderName: string): Promise<string> {
  const answer = await fetch(`${sandbox}/api/v1/card-identifiers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sessionKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      cardDetails: { cardholderName, cardNumber: '4929000000006', expiryDate: '1239', securityCode: '123' },
    }),
  });
  const { cardIdentifier } = (await answer.json()) as { cardIdentifier: string };
  return cardIdentifier;
}

/** A person who pays by card at an installation. */
export async function payingCustomer(places: Places, username: string): Promise<PayingCustomer> {
  const { site, api, sandbox } = places;
  const token = await logIn(api, username);
  const call = async (line: string, body?: object): Promise<Data> => {
    const { status, body: answer } = await callApi(site, line, {
      token,
      ...(body && { body, key: randomUUID() }),
    });
    if (status >= 400) throw new Error(`${line} of ${username} was answered ${status}: ${answer.message}`);
    return (answer.data ?? {}) as Data;
  };
  const paying = { completed_waivers: [], payments: [], source: 'bookings', terms: [] as unknown[] };
  return {
    async add(session) {
      await call('POST /api/v1/checkout/add', addBody(session));
    },
    async enterCard(holder) {
      const cart = await call('GET /api/v1/checkout');
      const terms = (await call(`GET /api/terms?cart_id=${cart.id}`)) as unknown as { id: string }[];
      const sessionKey = String((await call('GET /api/v1/checkout/prepare')).session_key);
      return {
        ...paying,
        terms: terms.map(({ id }) => id),
        billing_first_name: 'Sam',
        billing_last_name: 'Newbury',
        billing_address_line_one: '88',
        billing_city: 'Manchester',
        billing_postcode: '412',
        browser_details: browserDetails,
        card_identifier: await tokenise(sandbox, sessionKey, holder),
        card_holder_name: holder,
        session_key: sessionKey,
        save_card: false,
      };
    },
    authorise: (card) => call('POST /api/v1/checkout/authorise', card),
    async approve(scaData) {
      const asked = await postForm(`${sandbox}/acs`, scaData);
      const typed = { ...asked.fields, word: 'challenge', action: 'submit' };
      return (await postForm(`${sandbox}${asked.action}`, typed)).fields;
    },
    async bringAnswer(fields) {
      await sendRequest(site, `POST ${NOTIFICATION_PATH}`, FORM, formOf(fields));
    },
    async complete(transactionUuid) {
      const body = { ...paying, transaction_uuid: transactionUuid };
      return String((await call('POST /api/v1/checkout/complete', body)).complete_order_id);
    },
    async clear() {
      await call('DELETE /api/v1/checkout');
    },
    async cancel(order) {
      const { items } = (await call(`GET /api/v1/orders/${order}`)) as {
        items?: { id: string; price: string }[];
      };
      const [item] = items ?? [];
      return async () => {
        await call(`POST /api/v1/my-account/bookings/${item?.id}/cancel`, { refund: item?.price });
      };
    },
  };
}
