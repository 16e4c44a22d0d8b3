import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import { durationOf, nextWord, readBalancer, restOf, sectionOf } from './balancer-file.ts';
import { readCompose, readEnvExample } from './compose-file.ts';

const { services } = readCompose(readEnvExample(), 'production');
const sections = readBalancer();
const defaults = sectionOf(sections, 'defaults');
const gateways = Object.keys(services).filter((name) => name.startsWith('gateway'));
const given = services.balancer?.environment ?? {};
const [gateway] = gateways.map((name) => services[name]);
const timeout = (name: string) => durationOf(restOf(defaults, 'timeout', name)[0] ?? '');

describe('the balancer', () => {
  it.each(['gateways', 'anyway'])('knows each gateway where it listens (%s)', (name) => {
    const servers = sectionOf(sections, 'backend', name).directives.filter(([word]) => word === 'server');
    const filled = servers.map(([, server, address = '']) => [
      server,
      address.replace(/^\$\{(\w+)\}$/, (_all, variable: string) => given[variable] ?? ''),
    ]);
    expect(filled).toEqual(gateways.map((each) => [each, `${each}:${services[each]?.environment?.PORT}`]));
  });

  it('is given every variable that it reads, and no other', () => {
    const text = fs.readFileSync(inRoot('containers/haproxy.cfg'), 'utf8');
    const read = [...text.matchAll(/\$\{?([A-Z_\d]+)\}?/g)].map(([, name]) => name);
    expect([...new Set(read)].toSorted()).toEqual(Object.keys(given).toSorted());
  });

  it('listens where the engine looks for it, and is the only one that is published', () => {
    const port = given.BALANCER_BIND?.replace(':', '') ?? '';
    expect(services.balancer?.ports).toEqual([`${readEnvExample().PUBLIC_PORT}:${port}`]);
    expect(services.balancer?.healthcheck?.test).toContain(port);
    const published = Object.entries(services).filter(([, { ports }]) => ports);
    expect(published.map(([name]) => name)).toEqual(['balancer']);
  });

  it('asks what the engine asks a gateway: whether it takes pages', () => {
    const backend = sectionOf(sections, 'backend', 'gateways');
    const asked = new URL(gateway?.healthcheck?.test.at(-1) ?? '');
    expect(nextWord(restOf(backend, 'http-check', 'send'), 'uri')).toBe(asked.pathname);
    expect(restOf(backend, 'http-check', 'expect')).toEqual(['status', '200']);
  });

  it('notices that a gateway goes before that takes its last connection', () => {
    const checks = restOf(sectionOf(sections, 'backend', 'gateways'), 'default-server');
    const noticed = durationOf(nextWord(checks, 'inter')) * Number(nextWord(checks, 'fall'));
    expect(noticed * 2).toBeLessThan(Number(gateway?.environment?.DRAIN_SECONDS) * 1_000);
  });

  it('waits as long as a gateway does, and lets go of connections before a gateway does', () => {
    const app = fs.readFileSync(inRoot('services/gateway/src/app.ts'), 'utf8');
    const longest = Number(/LONGEST_REQUEST_MS = ([\d_]+)/.exec(app)?.[1]?.replaceAll('_', ''));
    expect(timeout('client')).toBe(longest);
    expect(timeout('server')).toBeGreaterThanOrEqual(longest);
    // Fastify's keep-alive timeout.
    expect(timeout('http-keep-alive')).toBeLessThan(72_000);
  });

  it('names the caller itself, and is the proxy that gateways believe', () => {
    const frontend = sectionOf(sections, 'frontend', 'sites');
    expect(restOf(frontend, 'http-request', 'set-header')).toEqual(['X-Forwarded-For', '%[src]']);
    expect(gateway?.environment?.TRUSTED_PROXIES).toBe('uniquelocal');
  });
});

/** The rows of the first table below a heading of a page of docs, cell by cell. */
function tableBelow(page: string, heading: string): string[][] {
  const [, below = ''] = fs.readFileSync(inRoot('docs', page), 'utf8').split(`\n${heading}\n`);
  const lines = below.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const rows = lines.slice(
    start,
    lines.findIndex((line, at) => at > start && !line.startsWith('|')),
  );
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

it('docs/operations.md has each container, its ports and who reaches it', () => {
  const documented = tableBelow('operations.md', '## The containers').flatMap(
    ([names = '', ports, reached]) =>
      names.split(', ').map((name) => [name.replaceAll('`', ''), ports, reached]),
  );
  const own = Object.entries(services).map(([name, { expose = [], ports }]) => [
    name,
    expose.join(', ') || 'none',
    ports ? 'everyone' : expose.length > 0 ? 'the other containers' : 'no one',
  ]);
  expect(documented.toSorted()).toEqual(own.toSorted());
});
