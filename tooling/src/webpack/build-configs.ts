import fs from 'node:fs';
import { EMBEDDED_REMOTE } from 'shared-contracts/embed';
import type { Configuration } from 'webpack';
import { inRoot, remotes } from '../repository.ts';
import type { Mode } from './base-config.ts';
import { embedConfig } from './embed-config.ts';
import { remoteConfig } from './remote-config.ts';
import { hasServerHalf } from './remote-json.ts';
import { serverConfig } from './server-config.ts';
import { shellConfig } from './shell-config.ts';
import { standaloneConfig } from './standalone-config.ts';
import { telemetryConfig } from './telemetry-config.ts';

/** A part that is built: the shell, the standalone page of joining, a remote, the script for the pages of operators, or the one that measures pages. */
export type BuiltPart = string;
export const builtParts: readonly BuiltPart[] = ['shell', 'standalone', ...remotes, 'embed', 'telemetry'];

/** The folder of the package that a part belongs to. */
export function packageOf(part: BuiltPart): string {
  if (part === 'standalone') return EMBEDDED_REMOTE;
  return part === 'telemetry' ? 'shell' : part;
}

/** Version of a remote's package. */
export function packageVersion(name: string): string {
  return JSON.parse(fs.readFileSync(inRoot(name, 'package.json'), 'utf8')).version;
}

/** The configuration of one part. @param version that a remote is built as. */
export function partConfig(
  part: BuiltPart,
  mode: Mode,
  outputRoot: string,
  version = packageVersion(packageOf(part)),
): Configuration {
  if (part === 'shell') return shellConfig(mode, outputRoot);
  if (part === 'standalone') return standaloneConfig(mode, outputRoot);
  if (part === 'embed') return embedConfig(mode, outputRoot);
  if (part === 'telemetry') return telemetryConfig(mode, outputRoot);
  return remoteConfig(part, version, mode, outputRoot);
}

/** Production builds of a part, in order: its half for the server, if it has one, joins the browser's. */
export function productionConfigs(part: BuiltPart, outputRoot: string, version?: string): Configuration[] {
  const isRendered = part === 'shell' || (remotes.includes(part) && hasServerHalf(part));
  const browser = partConfig(part, 'production', outputRoot, version);
  return isRendered ? [serverConfig(part), browser] : [browser];
}
