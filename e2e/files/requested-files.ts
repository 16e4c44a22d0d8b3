import fs from 'node:fs';
import { inRoot } from 'tooling/repository';

const RECORD = inRoot('.cache/files-walk/visits.json');

/** For the stable name of each built file, the simplest visit that asks for it. */
export type RequestedFiles = Record<string, string>;

export function writeRequested(files: RequestedFiles): void {
  fs.mkdirSync(inRoot('.cache/files-walk'), { recursive: true });
  fs.writeFileSync(RECORD, JSON.stringify(files, null, 2));
}

export const readRequested = (): RequestedFiles => JSON.parse(fs.readFileSync(RECORD, 'utf8'));
