import fs from 'node:fs';
import path from 'node:path';
import {
  array,
  type Infer,
  minLength,
  object,
  optional,
  type Schema,
  safeParse,
  string,
  unknown,
} from 'shared-contracts/schema';
import { ExpectedFailure } from '../expected-failure.ts';
import { readJson } from './site.ts';

/** File that the plugins of Module Federation write beside a build, for webpack, Rspack and Vite alike. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

const filesSchema = object({ sync: array(string()), async: array(string()) });

/** The part of it that a host needs (https://module-federation.io/configure/manifest). */
const manifestSchema = object({
  metaData: object({
    buildInfo: object({ buildVersion: string().check(minLength(1)) }),
    remoteEntry: object({ name: string().check(minLength(1)), path: string(), type: string() }),
    globalName: string().check(minLength(1)),
  }),
  shared: array(
    object({
      name: string(),
      version: optional(string()),
      /** `false` where any version will do. */
      requiredVersion: optional(unknown()),
      assets: optional(object({ js: filesSchema })),
    }),
  ),
  exposes: array(object({ path: string() })),
});
export type FederationManifest = Infer<typeof manifestSchema>;

export const hasFederationManifest = (folder: string): boolean =>
  fs.existsSync(path.join(folder, FEDERATION_MANIFEST));

/** Throws a ExpectedFailure when it is not such a manifest. */
export const readFederationManifest = (folder: string): FederationManifest =>
  readChecked(path.join(folder, FEDERATION_MANIFEST), manifestSchema);

/** Reads a JSON file. Throws a ExpectedFailure that says where it breaks its schema. */
export function readChecked<Output>(file: string, schema: Schema<Output>): Output {
  if (!fs.existsSync(file)) throw new ExpectedFailure(`${file} is missing.`);
  const read = safeParse(schema, readJson(file));
  if (read.success) return read.data;
  const where = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new ExpectedFailure(`${file} breaks the contract: ${where}`);
}

/** The scripts of a build that hold copies of what is shared, for hosts that have none. */
export const fallbackFiles = ({ shared }: FederationManifest): string[] =>
  shared.flatMap(({ assets }) => [...(assets?.js.sync ?? []), ...(assets?.js.async ?? [])]);

/**
 * The modules that a build takes from a host, with the range of versions it was made for: those that the host provides, and
 * those of which the build has no copy of its own.
 */
export function consumedModulesOf(
  provides: Readonly<Record<string, string>>,
  { shared }: FederationManifest,
) {
  const isTaken = (each: FederationManifest['shared'][number]) =>
    provides[each.name] !== undefined || fallbackFiles({ shared: [each] } as FederationManifest).length === 0;
  const rangeOf = ({ requiredVersion, version }: FederationManifest['shared'][number]) => {
    if (typeof requiredVersion === 'string') return requiredVersion;
    return requiredVersion === undefined && version ? `^${version}` : '*';
  };
  return Object.fromEntries(shared.filter(isTaken).map((each) => [each.name, rangeOf(each)]));
}
