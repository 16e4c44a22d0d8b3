import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpScanner } from '../../platform/file-scanner/http-scanner.ts';
import { smtpTransport } from '../../platform/mail/smtp.ts';
import { createOpayoClient, createReportingClient } from '../../platform/wiring.ts';
import { makeSelfSigned } from '../self-signed.ts';

let seen: string[] = [];
const answer: http.RequestListener = (request, response) => {
  seen.push(request.url ?? '');
  response
    .writeHead(201, { 'content-type': 'application/json' })
    .end('{"clean":true,"merchantSessionKey":"KEY"}');
};
const onConnect = (_session: unknown, done: () => void) => {
  seen.push('connected');
  done();
};
const onMail = (_address: unknown, _session: unknown, done: () => void) => {
  seen.push('mail');
  done();
};

let closing: { close(): unknown }[] = [];
let ports: Record<'http' | 'https' | 'smtps' | 'starttls', number>;

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const certificate = makeSelfSigned();
  const plain = http.createServer(answer);
  const secure = https.createServer(certificate, answer);
  const mail = (options: object) => {
    const server = new SMTPServer({
      ...certificate,
      ...options,
      authOptional: true,
      disableReverseLookup: true,
      onMailFrom: onMail,
    });
    server.on('error', () => undefined);
    return server;
  };
  const smtps = mail({ secure: true, onConnect });
  const starttls = mail({ secure: false });
  closing = [plain, secure, smtps, starttls];
  ports = {
    http: await portOf(plain),
    https: await portOf(secure),
    smtps: await portOf(smtps.server),
    starttls: await portOf(starttls.server),
  };
});
afterAll(() => {
  for (const server of closing) server.close();
});

const provider = (apiUrl: string) =>
  createOpayoClient({ apiUrl, vendor: 'touchline', key: 'key', password: 'password' });
const reporting = (url: string) =>
  createReportingClient({ url, vendor: 'touchline', user: 'user', password: 'password' });
const scan = (url: string) => createHttpScanner(url).isClean(Readable.from([Buffer.from('file')]));
const send = (url: string) =>
  smtpTransport(url).send({
    id: 'one',
    kind: 'reset-password',
    from: { name: 'Riverside', address: 'no-reply@example.com' },
    replyTo: null,
    to: 'sam@example.com',
    subject: 'A new password',
    text: 'The link',
    html: '<p>The link</p>',
    attachments: [],
    unsubscribeUrl: null,
    createdAt: new Date('2026-06-10T09:00:00Z'),
  });

it('nothing is sent to a card provider or a scanner whose certificate no one has vouched for', async () => {
  const url = `https://127.0.0.1:${ports.https}`;
  seen = [];
  expect(await provider(url).openSession()).not.toBe('KEY');
  await reporting(url)
    .find('order-1')
    .catch(() => null);
  await expect(scan(url)).rejects.toThrow();
  expect(seen).toEqual([]);
  // The same servers take what is sent without a certificate.
  const open = `http://127.0.0.1:${ports.http}`;
  expect(await provider(open).openSession()).toBe('KEY');
  await expect(scan(open)).resolves.toBe(true);
});

it.each(['smtps', 'starttls'] as const)(
  'no mail is handed to a server whose certificate no one has vouched for: %s',
  async (kind) => {
    seen = [];
    const scheme = kind === 'smtps' ? 'smtps' : 'smtp';
    await expect(send(`${scheme}://127.0.0.1:${ports[kind]}`)).rejects.toThrow(/self-signed certificate/);
    expect(seen).toEqual([]);
  },
);
