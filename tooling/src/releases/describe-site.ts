import type { Canary, ReleaseChange, ReleaseRegistry } from 'shared-contracts/releases';
import { publishedAt, remotesIn, versionFolder, versionsIn } from './site.ts';

const SHOWN_CHANGES = 10;
const minute = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;

function audienceOf({ percent, tenants }: Pick<Canary, 'percent' | 'tenants'>): string {
  const parts = [
    percent > 0 ? `${percent} of 100 visitors` : '',
    ...tenants.map((tenant) => `all of ${tenant}`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The versions of the remotes in a site, each with its audience. */
export function describeVersions(site: string, registry: ReleaseRegistry, only: string | null): string[] {
  const names = only ? [only] : remotesIn(site);
  if (names.length === 0) return [`Nothing is published in ${site}.`];
  return names.flatMap((name) => {
    const versions = versionsIn(site, name);
    if (versions.length === 0) return [`${name} is not published in ${site}.`];
    const lines = versions.map((version) => {
      const at = publishedAt(versionFolder(site, name, version));
      const when = at ? `published ${minute(at)}` : 'built here, not published';
      return `  ${version.padEnd(12)} ${when.padEnd(28)} ${useOf(registry, name, version)}`.trimEnd();
    });
    return [name, ...lines];
  });
}

function useOf({ remotes }: ReleaseRegistry, name: string, version: string): string {
  const running = remotes[name];
  if (running?.current.version === version) return 'live for everyone';
  if (running?.canary?.release.version === version) return `in a trial for ${audienceOf(running.canary)}`;
  return running?.earlier.some((release) => release.version === version) ? 'was live before' : '';
}

/** Report of the running versions and the latest changes. */
export function describeStatus({ remotes, history }: ReleaseRegistry): string[] {
  const running = Object.entries(remotes).map(([name, { current, canary }]) => {
    const trying = canary ? `, ${canary.release.version} for ${audienceOf(canary)}` : '';
    return `  ${name.padEnd(16)} ${current.version}${trying}`;
  });
  const changes = history.slice(0, SHOWN_CHANGES).map(describeChange);
  return [
    running.length > 0 ? 'Live:' : 'No remote is live yet.',
    ...running,
    ...(changes.length > 0 ? ['', 'Last changes (UTC):', ...changes] : []),
  ];
}

/** Changes in words; the registry keeps the name that it has always had for a trial. */
const STATES: Record<ReleaseChange['action'], string> = {
  promoted: 'promoted',
  'rolled back': 'rolled back',
  'tried out': 'in a trial',
};

function describeChange({ at, remote, action, version, from, percent, tenants }: ReleaseChange): string {
  const before = from && from !== version ? ` after ${from}` : '';
  const audience = audienceOf({ percent: percent ?? 0, tenants });
  return `  ${minute(at)}  ${remote} ${version} ${STATES[action]}${audience ? ` for ${audience}` : ''}${before}`;
}
