import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Infer, number, record, safeParse, strictObject, string } from 'shared-contracts/schema';
import { StartFailure } from '../platform/index.ts';
import type { Fingerprint } from './fingerprint.ts';

const manifestSchema = strictObject({
  takenAt: string(),
  sha256: string(),
  tables: record(string(), strictObject({ rows: number(), content: string() })),
});

export type Manifest = Infer<typeof manifestSchema>;

const manifestOf = (file: string) => `${file}.json`;
const OWNER_ONLY = 0o600;

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes beside a backup what it was made of. */
export async function writeManifest(file: string, takenAt: Date, tables: Fingerprint): Promise<void> {
  const written: Manifest = { takenAt: takenAt.toISOString(), sha256: await hashFile(file), tables };
  writeFileSync(manifestOf(file), JSON.stringify(written, null, 2), { mode: OWNER_ONLY });
}

/** Reads the manifest of a backup. Throws a StartFailure if a file is missing or the backup is not the one described. */
export async function readManifest(file: string): Promise<Manifest> {
  for (const wanted of [file, manifestOf(file)]) {
    if (!existsSync(wanted)) throw new StartFailure(`There is no file ${wanted}.`);
  }
  const read = safeParse(manifestSchema, parse(readFileSync(manifestOf(file), 'utf8')));
  if (!read.success) throw new StartFailure(`${manifestOf(file)} does not describe a backup.`);
  if (read.data.sha256 === (await hashFile(file))) return read.data;
  throw new StartFailure(`${file} is damaged: its content is not what ${manifestOf(file)} describes.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
