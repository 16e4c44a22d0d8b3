import { request } from 'node:http';

/** Host that the calls are for; it carries the port browsers would see. */
export const HOST = 'bookings.riverside.localhost:8080';

export interface Answer {
  status: number;
  /** Seconds, where it says after how many to ask again. */
  retryAfter: string | null;
  body: { data?: Record<string, unknown> | unknown[]; message?: string };
}

export interface Call {
  token?: string;
  key?: string;
  body?: object;
}

/** Sends a request as the gateway passes it on. Rejects when no answer comes. */
export function sendRequest(
  url: string,
  line: string,
  headers: Record<string, string>,
  payload?: string,
): Promise<{ status: number; retryAfter: string | null; text: string }> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: hostname, port, method, path, headers: { host: HOST, 'x-forwarded-host': HOST, ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'] ?? null,
            text,
          }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** A call of a page of riverside. Rejects when no answer comes. */
export async function callApi(url: string, line: string, { token, key, body }: Call = {}): Promise<Answer> {
  const headers = {
    origin: `http://${HOST}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const { text, ...answer } = await sendRequest(url, line, headers, body && JSON.stringify(body));
  return { ...answer, body: JSON.parse(text) };
}

/** Logs a seeded person in. Answers the token. */
export async function logIn(url: string, username: string): Promise<string> {
  const answer = await callApi(url, 'POST /api/v1/auth/customer/login', {
    body: { username, password: 'Passw0rd!' },
  });
  const { token } = answer.body.data as { token: string };
  return token;
}

/** The body that adds one class. */
export const addBody = (id: string) => ({
  items: [{ id, type: 'activity' }],
  membership_user_id: null,
  selected_user_id: null,
});
