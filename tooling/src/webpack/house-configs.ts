import fs from 'node:fs';
import { EMBEDDED_REMOTE } from 'shared-contracts/embed';
import type { Configuration } from 'webpack';
import { inRoot, remotes } from '../repository.ts';
import type { Mode } from './base-config.ts';
import { embedConfig } from './embed-config.ts';
import { remoteConfig } from './remote-config.ts';
import { shellConfig } from './shell-config.ts';
import { standaloneConfig } from './standalone-config.ts';

/** A part that is built: the shell, the standalone page of joining, a remote, or the script for the pages of operators. */
export type BuiltPart = string;
export const builtParts: readonly BuiltPart[] = ['shell', 'standalone', ...remotes, 'embed'];

/** The folder of the package that a part belongs to. */
export const packageOf = (part: BuiltPart): string => (part === 'standalone' ? EMBEDDED_REMOTE : part);

/** Version of a remote's package. */
export function packageVersion(name: string): string {
  return JSON.parse(fs.readFileSync(inRoot(name, 'package.json'), 'utf8')).version;
}

/** The configuration of one part. */
export function partConfig(part: BuiltPart, mode: Mode, outputRoot: string): Configuration {
  if (part === 'shell') return shellConfig(mode, outputRoot);
  if (part === 'standalone') return standaloneConfig(mode, outputRoot);
  if (part === 'embed') return embedConfig(mode, outputRoot);
  return remoteConfig(part, packageVersion(part), mode, outputRoot);
}
