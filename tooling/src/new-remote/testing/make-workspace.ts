import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../repository.ts';

/** Files of a workspace that cannot be shared with this checkout: they change there, or depend on their location. */
const COPIED = ['package.json', 'tooling', 'vitest.config.ts', 'biome.json', 'tsconfig.json'];
const LEFT_OUT = ['.git', '.cache', 'dist', 'data', 'test-results'];

/** A folder that is this checkout for all who work in it, in which a remote can be made without a trace here. */
export function makeWorkspace(): { folder: string; remove(): void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-workspace-'));
  for (const entry of fs.readdirSync(inRoot())) {
    if (LEFT_OUT.includes(entry)) continue;
    if (COPIED.includes(entry)) fs.cpSync(inRoot(entry), path.join(folder, entry), { recursive: true });
    else fs.symlinkSync(inRoot(entry), path.join(folder, entry));
  }
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
