import { describe, expect, it } from 'vitest';
import { type Canary, isInCanary, readReleaseRegistry, VISITOR_BUCKETS } from './releases.ts';

const release = { version: '1.1.0', integrity: 'sha384-x' };
const canary = (percent: number, tenants: string[] = []): Canary => ({ release, percent, tenants });

const everybody = Array.from({ length: VISITOR_BUCKETS }, (_, share) => ({ tenant: 'riverside', share }));
const takers = (percent: number, remote = 'mf-shop') =>
  everybody.filter((visitor) => isInCanary(remote, canary(percent), visitor)).map(({ share }) => share);

describe('a canary', () => {
  it.each([0, 1, 10, 50, 100])('goes to %d of a hundred', (percent) => {
    expect(takers(percent)).toHaveLength(percent);
  });

  it('stays with those who have it while the percentage grows', () => {
    expect(takers(50)).toEqual(expect.arrayContaining(takers(10)));
  });

  it('does not always reach the same people', () => {
    expect(takers(10)).not.toEqual(takers(10, 'mf-basket'));
  });

  it('goes to everyone at a named tenant, and elsewhere to no one without a bucket', () => {
    const visitor = { tenant: 'harbour', share: null };
    expect(isInCanary('mf-shop', canary(0, ['harbour']), visitor)).toBe(true);
    expect(isInCanary('mf-shop', canary(99, ['riverside']), visitor)).toBe(false);
  });
});

describe('the registry of releases', () => {
  const registry = {
    remotes: { 'mf-shop': { current: release, earlier: [], canary: canary(10) } },
    history: [
      {
        at: '2026-03-23T10:00:00.000Z',
        remote: 'mf-shop',
        action: 'promoted',
        version: '1.1.0',
        from: null,
        percent: null,
        tenants: [],
      },
    ],
  };

  it('is read as it was written', () => {
    expect(readReleaseRegistry(JSON.stringify(registry))).toEqual(registry);
  });

  it.each([
    '{"mf-shop":"1.1.0"}',
    '[]',
    JSON.stringify({ remotes: { '../x': registry.remotes['mf-shop'] }, history: [] }),
    JSON.stringify(registry).replaceAll('1.1.0', '../../x'),
    JSON.stringify(registry).replace('"percent":10', '"percent":101'),
  ])('is refused when it is none: %s', (text) => {
    expect(() => readReleaseRegistry(text)).toThrow('It is not a registry of releases');
  });
});
