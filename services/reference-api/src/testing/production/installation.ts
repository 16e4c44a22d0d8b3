import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createCardSandbox } from 'card-sandbox/app';
import type { ParsedMail } from 'mailparser';
import { type Answer, sendRequest } from '../cluster/call-api.ts';
import {
  freePort,
  type ServiceProcess,
  startGatewayProcess,
  startServiceProcess,
} from '../cluster/service-process.ts';
import { startPostgres } from '../postgres-server.ts';
import { readDelivery } from '../read-mail.ts';
import { openSmtpServer } from '../smtp-server.ts';

const checkout = path.resolve(import.meta.dirname, '../../../../..');
const ADMIN = path.join(checkout, 'services/reference-api/src/admin/main.ts');
export const DOMAIN = 'leisure.example.com';
/** Mail waits for at most fifteen seconds for the process that sends it. */
const MAIL_WITHIN_MS = 60_000;

/** A caller on one host of the tenant, logged in with a token or not. */
export type Caller = (line: string, body?: object, token?: string) => Promise<Answer>;

export interface Installation {
  api: ServiceProcess;
  gateway: ServiceProcess;
  /** Address to which browsers would send card data: the provider. */
  providerUrl: string;
  /** Runs `npm run admin` in the environment of the API. Returns what it prints. */
  admin(...words: string[]): Promise<string>;
  /** Calls through the gateway, as a browser on this host. */
  at(host: string): Caller;
  /** The next mail to this address with these words in its subject, as a mail program reads it. */
  mailTo(address: string, subject: string): Promise<ParsedMail>;
  stop(): Promise<void>;
}

/** Everything as docs/operations.md starts it for customers: an empty PostgreSQL, a mail server, a card provider. */
export async function startInstallation(): Promise<Installation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-production-'));
  cpSync(path.join(checkout, 'installation.example'), path.join(folder, 'installation'), { recursive: true });
  const [postgres, smtp] = await Promise.all([startPostgres(), openSmtpServer()]);
  const account = { vendor: 'oakfield', key: 'a-key-of-theirs', password: randomBytes(12).toString('hex') };
  const provider = createCardSandbox({
    vendors: [
      {
        vendorName: account.vendor,
        integrationKey: account.key,
        integrationPassword: account.password,
      },
    ],
  });
  await provider.listen({ host: '127.0.0.1', port: 0 });
  const providerUrl = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;

  const shared = {
    NODE_ENV: 'production',
    BASE_DOMAIN: DOMAIN,
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: '443',
    CARD_PROVIDER_URL: 'https://cards.example.com',
  };
  const [apiPort, gatewayPort] = [await freePort(), await freePort()];
  const environment = {
    ...shared,
    API_PORT: String(apiPort),
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'data'),
    BANK_DETAILS_KEY: randomBytes(32).toString('hex'),
    SMTP_URL: smtp.url,
    MAIL_FROM: `no-reply@${DOMAIN}`,
    CARD_PROVIDER_API_URL: providerUrl,
    CARD_PROVIDER_VENDOR: account.vendor,
    CARD_PROVIDER_KEY: account.key,
    CARD_PROVIDER_PASSWORD: account.password,
    CARD_PROVIDER_REPORTING_URL: '',
  };
  const api = startServiceProcess('reference-api', apiPort, environment);
  const gateway = startGatewayProcess(gatewayPort, [apiPort], folder, {
    ...shared,
    TRUSTED_PROXIES: 'loopback',
    CONFIG_FILE: path.join(folder, 'installation/gateway.json'),
    BRAND_DIR: path.join(folder, 'installation/brands'),
  });
  const stop = async () => {
    await Promise.all([gateway.stop('SIGKILL'), api.stop('SIGKILL')]);
    await Promise.all([provider.close(), smtp.close(), postgres.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([api.becomeReady(), gateway.becomeReady()]);
  } catch (failure) {
    await stop();
    throw failure;
  }

  return {
    api,
    gateway,
    providerUrl,
    async admin(...words) {
      const env = { PATH: process.env.PATH, ...environment };
      const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...words], { env });
      return stdout;
    },
    at: (host) => async (line, body, token) => {
      const headers = {
        host: `${host}.${DOMAIN}`,
        origin: `https://${host}.${DOMAIN}`,
        'x-forwarded-host': 'bookings.evil.example',
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const { text, ...answer } = await sendRequest(gateway.url, line, headers, body && JSON.stringify(body));
      return { ...answer, body: JSON.parse(text) };
    },
    async mailTo(address, subject) {
      const deadline = Date.now() + MAIL_WITHIN_MS;
      while (Date.now() < deadline) {
        for (const delivery of smtp.received.filter(({ to }) => to === address)) {
          const mail = await readDelivery(delivery);
          if (mail.subject?.includes(subject)) return mail;
        }
        await pause(100);
      }
      throw new Error(`No mail '${subject}' to ${address} arrived: ${api.said()}`);
    },
    stop,
  };
}
