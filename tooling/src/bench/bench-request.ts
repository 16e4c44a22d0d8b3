import http from 'node:http';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';

const HOST = 'bookings.riverside.localhost';
const agent = new http.Agent({ keepAlive: true });

/** A call of the bench, to the gateway or straight to the API of a running system. */
export interface BenchCall {
  /** Address to which it is sent. */
  port: number;
  /** The gateway's port, which the host name carries. */
  publicPort: number;
  method: string;
  path: string;
  token: string | null;
  body?: object;
}

/** Sends a call and returns its `data`. Throws with the answer's text when it is not a success. */
export function benchRequest({ port, publicPort, method, path, token, body }: BenchCall): Promise<unknown> {
  const host = `${HOST}:${publicPort}`;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: {
          host,
          'x-forwarded-host': host,
          origin: `http://${host}`,
          ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
          ...(token ? { cookie: `${TOKEN_COOKIE}=${token}` } : {}),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          if ((response.statusCode ?? 500) < 400) resolve(JSON.parse(text).data);
          else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
        });
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

/** Logs a seeded person in and answers the token. */
export async function logIn(port: number, publicPort: number, username: string): Promise<string> {
  const body = { username, password: 'Passw0rd!' };
  const answer = await benchRequest({
    port,
    publicPort,
    method: 'POST',
    path: '/api/v1/auth/customer/login',
    token: null,
    body,
  });
  return String((answer as { token: string }).token);
}

/** Ids of the classes that can be booked at riverside's flagship on a day. */
export async function bookableSessions(
  port: number,
  publicPort: number,
  token: string,
  day: string,
): Promise<string[]> {
  const path = `/api/v1/activities/venues/sale-leisure-centre/sessions?date=${day}`;
  const sessions = await benchRequest({ port, publicPort, method: 'GET', path, token });
  return (sessions as { id: string; bookable: { can_book: boolean } }[])
    .filter(({ bookable }) => bookable.can_book)
    .map(({ id }) => id);
}

/** The body that adds one class. */
export const addBody = (id: string) => ({
  items: [{ id, type: 'activity' }],
  membership_user_id: null,
  selected_user_id: null,
});
