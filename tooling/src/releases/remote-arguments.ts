import path from 'node:path';
import { parseArgs } from 'node:util';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot } from '../repository.ts';

export const USAGE = `npm run remote -- <action>

  publish mf-basket [--from <folder>]      build it, or take a built one, and add its version to the site
  promote mf-basket 0.2.0                  make a published version live for everyone
  promote mf-basket 0.2.0 --percent 10     trial for 10 of 100 visitors, who keep it
  promote mf-basket 0.2.0 --tenant harbour trial for all visitors of a tenant (may be repeated)
  rollback mf-basket [0.1.0]               end a trial, else go back one version
  host --from <folder>                     publish a build of the shell and what belongs to it
  list [mf-basket]                         published versions, and who gets which
  status                                   current versions, and the last changes

  --site <folder> is the site to change; without it dist, which 'npm start' serves.`;

/** The person's command. */
export type RemoteArguments =
  | { action: 'publish'; site: string; name: string; from: string | null }
  | { action: 'host'; site: string; from: string }
  | { action: 'promote'; site: string; name: string; version: string; share: Share | null }
  | { action: 'rollback'; site: string; name: string; version: string | null }
  | { action: 'list'; site: string; name: string | null }
  | { action: 'status'; site: string };

export interface Share {
  percent: number;
  tenants: string[];
}

const NAME = /^mf-[a-z][a-z0-9-]*$/;
const TENANT = /^[a-z0-9][a-z0-9-]*$/;
const refuse = (problem: string) => new ExpectedFailure(`${problem}\n\n${USAGE}`);

/** Reads the words after `npm run remote --`. Throws a ExpectedFailure that names what is wrong, with the usage. */
export function parseRemoteArguments(words: readonly string[]): RemoteArguments {
  const { values, positionals } = parse(words);
  const [action, name, version, ...more] = positionals;
  const site = values.site ? path.resolve(values.site) : inRoot('dist');
  const given = { from: values.from, percent: values.percent, tenant: values.tenant };
  const allow = (most: number, ...options: string[]) => {
    const surplus = [name, version, ...more].filter((word) => word !== undefined)[most];
    if (surplus !== undefined) throw refuse(`'${action}' takes no '${surplus}'.`);
    const odd = Object.entries(given).find(([key, value]) => value !== undefined && !options.includes(key));
    if (odd) throw refuse(`'${action}' takes no --${odd[0]}.`);
  };
  switch (action) {
    case 'publish':
      allow(1, 'from');
      return { action, site, name: readName(action, name), from: values.from ?? null };
    case 'host':
      allow(0, 'from');
      if (values.from === undefined) throw refuse('Name the build to publish with --from.');
      return { action, site, from: values.from };
    case 'promote':
      allow(2, 'percent', 'tenant');
      return {
        action,
        site,
        name: readName(action, name),
        version: readVersion(version),
        share: readShare(values.percent, values.tenant),
      };
    case 'rollback':
      allow(2);
      return { action, site, name: readName(action, name), version: version ?? null };
    case 'list':
      allow(1);
      return { action, site, name: name === undefined ? null : readName(action, name) };
    case 'status':
      allow(0);
      return { action, site };
    default:
      throw refuse(action ? `There is no '${action}'.` : 'Name an action.');
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        from: { type: 'string' },
        percent: { type: 'string' },
        tenant: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    const [problem = 'Those words make no sense.'] = String(
      error instanceof Error ? error.message : error,
    ).split(/\.\s/);
    throw refuse(`${problem.replace(/\.$/, '')}.`);
  }
}

function readName(action: string, name: string | undefined): string {
  if (name === undefined) throw refuse(`Which remote is to be taken for '${action}'?`);
  if (!NAME.test(name)) throw refuse(`'${name}' is not the name of a remote; they are called mf-….`);
  return name;
}

function readVersion(version: string | undefined): string {
  if (version === undefined) throw refuse('Which version is to be promoted?');
  return version;
}

function readShare(percent: string | undefined, tenants: readonly string[] | undefined): Share | null {
  if (percent === undefined && tenants === undefined) return null;
  const odd = tenants?.find((tenant) => !TENANT.test(tenant));
  if (odd !== undefined) throw refuse(`'${odd}' is not the name of a tenant.`);
  const share = percent === undefined ? 0 : Number(percent);
  if (!/^\d+$/.test(percent ?? '0') || share > 99 || (percent !== undefined && share < 1)) {
    throw refuse(`--percent is '${percent}', but must be a whole number from 1 to 99.`);
  }
  return { percent: share, tenants: [...(tenants ?? [])] };
}
