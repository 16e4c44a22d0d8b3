import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { inRoot } from './repository.ts';
import { type BuiltPart, packageOf } from './webpack/build-configs.ts';

export const distFolder = inRoot('dist');

/** Folders and files besides its own whose change makes a part stale. */
const SHARED_INPUTS = [
  'shared-contracts',
  'shared-ui',
  'shared-platform',
  'tooling/src/compressed-variants.ts',
  'tooling/src/webpack',
  'package-lock.json',
];

const stampOf = (part: BuiltPart): string => inRoot('.cache/stamps', part);

/** A hash over everything a part is built from. */
export const sourcesOf = (part: BuiltPart): string =>
  fingerprint([packageOf(part), ...SHARED_INPUTS].map((input) => inRoot(input)));

/** Records which sources the build of a part in `dist` is made from. */
export function recordBuilt(part: BuiltPart, sources: string): void {
  fs.mkdirSync(path.dirname(stampOf(part)), { recursive: true });
  fs.writeFileSync(stampOf(part), sources);
}

/** True if the build of a part that was noted last is made from these sources. */
export const isRecorded = (part: BuiltPart, sources: string): boolean =>
  fs.existsSync(stampOf(part)) && fs.readFileSync(stampOf(part), 'utf8') === sources;
