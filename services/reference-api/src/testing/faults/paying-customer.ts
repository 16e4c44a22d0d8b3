import { randomUUID } from 'node:crypto';
import { NOTIFICATION_PATH } from '../../sales/wiring.ts';
import { addBody, callApi, HOST, logIn } from '../cluster/call-api.ts';

/** Where a customer of a running installation pays. */
export interface Places {
  api: string;
  sandbox: string;
}

export interface PayingCustomer {
  add(session: string): Promise<void>;
  /** Charges a card; answers what the API said. */
  authorise(holder: string): Promise<Record<string, unknown>>;
  /** Approves at the bank, whose answer goes to the API. */
  approve(scaData: Record<string, string>): Promise<void>;
  complete(transactionUuid: string): Promise<number>;
  clear(): Promise<void>;
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

async function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
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

/** A seeded person who pays by card through the API of an installation. */
export async function payingCustomer({ api, sandbox }: Places, username: string): Promise<PayingCustomer> {
  const token = await logIn(api, username);
  const call = async (line: string, body?: object) => {
    const { status, body: answer } = await callApi(api, line, {
      token,
      ...(body && { body, key: randomUUID() }),
    });
    return { status, data: (answer.data ?? {}) as Record<string, unknown> };
  };
  const paying = { completed_waivers: [], payments: [], source: 'bookings', terms: [] as unknown[] };
  return {
    async add(session) {
      const { status } = await call('POST /api/v1/checkout/add', addBody(session));
      if (status !== 200) throw new Error(`${username} could not add ${session}: ${status}`);
    },
    async authorise(holder) {
      const cart = (await call('GET /api/v1/checkout')).data;
      const terms = (await call(`GET /api/terms?cart_id=${cart.id}`)).data as unknown as { id: string }[];
      const sessionKey = String((await call('GET /api/v1/checkout/prepare')).data.session_key);
      const { data } = await call('POST /api/v1/checkout/authorise', {
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
      });
      return data;
    },
    async approve(scaData) {
      const asked = await postForm(`${sandbox}/acs`, scaData);
      const answered = await postForm(`${sandbox}${asked.action}`, {
        ...asked.fields,
        word: 'challenge',
        action: 'submit',
      });
      await postForm(`${api}${NOTIFICATION_PATH}`, answered.fields, { 'x-forwarded-host': HOST });
    },
    complete: async (transactionUuid) =>
      (await call('POST /api/v1/checkout/complete', { ...paying, transaction_uuid: transactionUuid })).status,
    async clear() {
      await call('DELETE /api/v1/checkout');
    },
  };
}
