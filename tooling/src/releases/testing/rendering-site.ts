import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { listFiles, writeFilesList } from '../../files-list.ts';
import { inRoot } from '../../repository.ts';
import { startService } from '../../system/service.ts';
import { makeBuild } from './test-site.ts';

/** The server half of a shell that draws nothing of its own. */
const SHELL_HALF = `
  export const shareWithRemotes = async () => ({});
  export async function render(remotes, site, onEnter) {
    const { default: part } = await (await remotes['mf-shop']()).routes.shop();
    onEnter('mf-shop');
    return { html: part(), css: '', cssIds: 'tl', assumptions: '{}', missing: [] };
  }`;

/** The server half of a remote, whose screen names the version that rendered it. */
const shopHalf = (version: string) => `
  export const init = () => undefined;
  export const get = async () => () => ({
    default: { routes: { shop: async () => ({ default: () => '<h1>Drawn by ${version}</h1>' }) } },
  });`;

const CLIENT = {
  id: '1',
  slug: 'riverside',
  name: 'Riverside Leisure',
  currency: { symbol: '£' },
  online_joining_enabled: false,
  guest_passes_enabled: true,
  saved_cards_enabled: true,
  online_joining_map_enabled: true,
  map_api_key: null,
  map_style_url: null,
  kiosk_home_url: null,
  kiosk_profile: 'standard',
  collect_direct_debit_billing_address: true,
  direct_debit_provider: null,
  direct_debit_service_user_name: null,
  customer_service_email: null,
  customer_service_phone: null,
  available_billing_dates: [1],
};
const THEME = {
  theme_app_primary_colour: '#0B6E75',
  theme_app_secondary_colour1: '#F26B4E',
  theme_app_secondary_colour2: '#0B3C5D',
  theme_app_header_bg_colour: '#08303F',
  theme_app_dark_bg_colour: '#062430',
  header_primary_colour: '#FFFFFF',
  theme_app_logo: null,
  font_styles: { heading: 'Open Sans', body: 'Lato' },
  garage_gothic_url: null,
  theme_app_secondary_button_style: 'solid',
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v1/client': CLIENT,
  '/api/v1/frontend/theme': THEME,
};

/** Gives the shell of a site its server half. */
export function addShellHalf(site: string): void {
  const shell = path.join(site, 'shell');
  fs.writeFileSync(path.join(shell, 'server.0a1b2c3d.mjs'), SHELL_HALF);
  const manifest = JSON.parse(fs.readFileSync(path.join(shell, 'manifest.json'), 'utf8'));
  const complete = { ...manifest, server: '/shell/server.0a1b2c3d.mjs', marksStart: true };
  fs.writeFileSync(path.join(shell, 'manifest.json'), JSON.stringify(complete));
  writeFilesList(shell, listFiles(shell));
}

/** The output of the shop's build, with a server half. */
export function makeRenderedBuild(site: string, version: string): string {
  const folder = makeBuild(site, { version });
  const file = path.join(folder, 'published.json');
  const server = { entry: `/remotes/mf-shop/${version}/server.mjs`, renders: ['shop'] };
  fs.writeFileSync(path.join(folder, 'server.mjs'), shopHalf(version));
  fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), server }));
  writeFilesList(folder, listFiles(folder));
  return folder;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** A gateway and a renderer over a site, both as processes of their own. Returns how to read a tenant's page of the shop. */
export async function startRendering(site: string): Promise<(tenant?: string) => Promise<string>> {
  const api = http.createServer((request, response) => {
    const data = ANSWERS[request.url ?? ''];
    response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status_code: data ? 200 : 404, data }));
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rendering-'));
  const [port, socket] = [await freePort(), path.join(folder, 'r.sock')];
  const common = { DIST_DIR: site, RENDERER_SOCKET: socket };
  const services = [
    { name: 'renderer', answersAt: socket, environment: common },
    {
      name: 'gateway',
      answersAt: port,
      environment: {
        ...common,
        PORT: String(port),
        API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      },
    },
  ].map((plan) => startService({ ...plan, folder: inRoot('services', plan.name) }, false, () => undefined));
  onTestFinished(async () => {
    await Promise.all(services.map((service) => service.stop()));
    api.closeAllConnections();
    api.close();
    fs.rmSync(folder, { recursive: true });
  });
  await Promise.all(services.map((service) => service.ready()));
  return (tenant = 'riverside') => readPage(port, `bookings.${tenant}.localhost:${port}`);
}

/** Through the loopback address: not every machine resolves the names of tenants. */
function readPage(port: number, host: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const headers = { host, accept: 'text/html' };
  http
    .get({ host: '127.0.0.1', port, path: '/shop', headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(text);
    })
    .on('error', reject);
  return promise;
}
