import fs from 'node:fs';
import path from 'node:path';
import { siteDay } from 'shared-contracts/dates';
import { fingerprint } from 'tooling/fingerprint';
import { inRoot } from 'tooling/repository';

/** Folder of the copies; one round works on it at a time. */
export const seedStore = inRoot('.cache/e2e-seed');
const SOURCES = ['services/reference-api', 'shared-contracts', 'package-lock.json'];

/** Filling a database takes half a minute, so one that was just filled is kept until its sources or the day change. */
const savedCopy = () => {
  const day = siteDay(new Date());
  const print = fingerprint(SOURCES.map((source) => inRoot(source))).slice(0, 16);
  return path.join(seedStore, `${day}-${print}`);
};

/** Lays out a data folder no one has used yet. Returns whether it is filled already. */
export function restoreSeededData(dataDir: string): boolean {
  fs.rmSync(dataDir, { recursive: true, force: true });
  const kept = savedCopy();
  if (!fs.existsSync(kept)) return false;
  fs.cpSync(kept, dataDir, { recursive: true });
  return true;
}

/** Keeps a copy of a freshly filled data folder that no service uses. */
export function saveSeededData(dataDir: string): void {
  const kept = savedCopy();
  fs.rmSync(seedStore, { recursive: true, force: true });
  fs.cpSync(dataDir, `${kept}.new`, { recursive: true });
  fs.renameSync(`${kept}.new`, kept);
}
