import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../repository.ts';
import { takenPorts } from './ports.ts';
import { portsFrom } from './service-plan.ts';

/** Folder for everything that a running system of this checkout writes. */
export const dataFolder = inRoot('data');
const mark = path.join(dataFolder, 'running.json');

/** Records that a system of this checkout runs on a port. Returns how to take the note back. */
export function markRunning(port: number): () => void {
  fs.writeFileSync(mark, JSON.stringify({ port }));
  return () => fs.rmSync(mark, { force: true });
}

/** The port of the system that runs from this checkout, or `null`. A mark left by a killed one does not count. */
export async function runningPort(): Promise<number | null> {
  const port = readMark();
  if (port === null) return null;
  const taken = await takenPorts(portsFrom(port));
  return taken.length > 0 ? port : null;
}

function readMark(): number | null {
  try {
    const { port } = JSON.parse(fs.readFileSync(mark, 'utf8'));
    return Number.isInteger(port) ? port : null;
  } catch {
    return null;
  }
}
