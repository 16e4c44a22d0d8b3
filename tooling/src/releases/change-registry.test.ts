import { describe, expect, it } from 'vitest';
import { promote, rollBack, startTrial } from './change-registry.ts';
import { noReleases } from './registry-file.ts';

const at = new Date('2026-03-23T10:00:00Z');
const release = (version: string) => ({ version, integrity: `sha384-${version}` });
const canary = (version: string, percent = 10, tenants: string[] = []) => ({
  release: release(version),
  percent,
  tenants,
});

const afterTwo = promote(
  promote(noReleases, 'mf-shop', release('1.0.0'), at),
  'mf-shop',
  release('1.1.0'),
  at,
);

describe('promoting', () => {
  it('makes a version current and remembers the one before', () => {
    expect(afterTwo.remotes['mf-shop']).toEqual({
      current: release('1.1.0'),
      earlier: [release('1.0.0')],
      canary: null,
    });
    expect(afterTwo.history.map(({ action, version, from }) => [action, version, from])).toEqual([
      ['promoted', '1.1.0', '1.0.0'],
      ['promoted', '1.0.0', null],
    ]);
    expect(afterTwo.history[0]?.at).toBe('2026-03-23T10:00:00.000Z');
  });

  it('of what is current changes nothing', () => {
    expect(promote(afterTwo, 'mf-shop', release('1.1.0'), at)).toBe(afterTwo);
  });

  it('leaves the other remotes alone', () => {
    const both = promote(afterTwo, 'mf-basket', release('3.0.0'), at);
    expect(both.remotes['mf-shop']).toBe(afterTwo.remotes['mf-shop']);
  });

  it('ends a trial, even of the same version', () => {
    const trying = startTrial(afterTwo, 'mf-shop', canary('1.2.0'), at);
    expect(promote(trying, 'mf-shop', release('1.2.0'), at).remotes['mf-shop']).toEqual({
      current: release('1.2.0'),
      earlier: [release('1.1.0'), release('1.0.0')],
      canary: null,
    });
    expect(promote(trying, 'mf-shop', release('1.1.0'), at).remotes['mf-shop']?.earlier).toEqual([
      release('1.0.0'),
    ]);
  });
});

describe('trying out', () => {
  it('stands beside what is current, and says for whom', () => {
    const trying = startTrial(afterTwo, 'mf-shop', canary('1.2.0', 5, ['harbour']), at);
    expect(trying.remotes['mf-shop']?.current).toEqual(release('1.1.0'));
    expect(trying.remotes['mf-shop']?.canary).toEqual(canary('1.2.0', 5, ['harbour']));
    expect(trying.history[0]).toMatchObject({ action: 'tried out', percent: 5, tenants: ['harbour'] });
  });

  it('needs something to stand beside, and another version than that', () => {
    expect(() => startTrial(noReleases, 'mf-shop', canary('1.0.0'), at)).toThrow(
      'No version of mf-shop is live yet',
    );
    expect(() => startTrial(afterTwo, 'mf-shop', canary('1.1.0'), at)).toThrow(
      'is live for everyone already',
    );
  });
});

describe('rolling back', () => {
  it('goes one version back, and one more the next time', () => {
    const three = promote(afterTwo, 'mf-shop', release('1.2.0'), at);
    const once = rollBack(three, 'mf-shop', null, at);
    expect(once.remotes['mf-shop']).toMatchObject({ current: release('1.1.0'), earlier: [release('1.0.0')] });
    expect(once.history[0]).toMatchObject({ action: 'rolled back', version: '1.1.0', from: '1.2.0' });
    expect(rollBack(once, 'mf-shop', null, at).remotes['mf-shop']?.current).toEqual(release('1.0.0'));
  });

  it('goes to a version that is named', () => {
    const three = promote(afterTwo, 'mf-shop', release('1.2.0'), at);
    expect(rollBack(three, 'mf-shop', '1.0.0', at).remotes['mf-shop']).toMatchObject({
      current: release('1.0.0'),
      earlier: [],
    });
  });

  it('ends a trial and keeps the current version', () => {
    const ended = rollBack(startTrial(afterTwo, 'mf-shop', canary('1.2.0'), at), 'mf-shop', null, at);
    expect(ended.remotes['mf-shop']).toEqual(afterTwo.remotes['mf-shop']);
  });

  it.each([
    [noReleases, null, "No version of mf-shop is live. 'list' shows the published ones."],
    [
      promote(noReleases, 'mf-shop', release('1.0.0'), at),
      null,
      'mf-shop 1.0.0 is the first version that ever ran; there is none to go back to.',
    ],
    [afterTwo, '0.9.0', 'mf-shop 0.9.0 did not run before. These did: 1.0.0.'],
  ])('says what stands in the way', (registry, wanted, words) => {
    expect(() => rollBack(registry, 'mf-shop', wanted, at)).toThrow(words);
  });
});
