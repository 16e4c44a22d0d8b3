import { describe, expect, it } from 'vitest';
import { promote } from './change-registry.ts';
import { followBuilds } from './checkout-registry.ts';
import { noReleases } from './registry-file.ts';

const release = (version: string, integrity = `sha384-${version}`) => ({ version, integrity });
const at = new Date('2026-03-23T10:00:00Z');
const built = { 'mf-shop': release('1.1.0'), 'mf-basket': release('1.0.0') };

describe('the registry after a build of this repository', () => {
  it('names what no one runs yet', () => {
    const { remotes, history } = followBuilds(noReleases, built, () => false);
    expect(remotes['mf-shop']).toEqual({ current: release('1.1.0'), earlier: [], canary: null });
    expect(Object.keys(remotes)).toEqual(['mf-shop', 'mf-basket']);
    expect(history).toEqual([]);
  });

  it('keeps a version that was rolled back to, as long as nothing was built', () => {
    const before = promote(noReleases, 'mf-shop', release('1.0.0'), at);
    expect(followBuilds(before, built, () => false).remotes['mf-shop']?.current).toEqual(release('1.0.0'));
  });

  it('follows what was just built, its new hash included', () => {
    const before = promote(noReleases, 'mf-shop', release('1.1.0', 'sha384-old'), at);
    const after = followBuilds(before, built, (name) => name === 'mf-shop');
    expect(after.remotes['mf-shop']?.current).toEqual(release('1.1.0'));
    expect(after.history).toHaveLength(1);
  });

  it('leaves remotes from elsewhere alone', () => {
    const before = promote(noReleases, 'mf-guest', release('2.0.0'), at);
    expect(followBuilds(before, built, () => true).remotes['mf-guest']?.current).toEqual(release('2.0.0'));
  });
});
