import http from 'node:http';
import https from 'node:https';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { ownAddresses } from 'shared-contracts/endpoint-address';
import { ExpectedFailure } from '../expected-failure.ts';

export interface SiteCall {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: object;
}

/** Names below localhost lead to this machine, which not every system knows. */
const addressOf = (hostname: string) => (hostname.endsWith('.localhost') ? '127.0.0.1' : hostname);

/** Calls the API behind a site's host, as a browser on it does. Returns its `data`. */
export function callSite(site: string, { method, path, token, body }: SiteCall): Promise<unknown> {
  const { protocol, hostname, port, host } = new URL(site);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const send = protocol === 'https:' ? https.request : http.request;
  const request = send(
    {
      host: addressOf(hostname),
      servername: hostname,
      port,
      method,
      path: `${ownAddresses.apiBase}${path}`,
      headers: {
        host,
        origin: site,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
        ...(token && { cookie: `${TOKEN_COOKIE}=${token}` }),
      },
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        const envelope = readEnvelope(text);
        if ((response.statusCode ?? 500) < 400 && envelope) resolve(envelope.data);
        else reject(new ExpectedFailure(envelope?.message ?? `${site} answered ${response.statusCode}.`));
      });
    },
  );
  request.on('error', () => reject(new ExpectedFailure(`${site} could not be reached.`)));
  request.end(body && JSON.stringify(body));
  return promise;
}

function readEnvelope(text: string): { data: unknown; message?: string } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
