import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { nodeModules, root } from './places.mjs';

const lockFile = path.join(root, 'package-lock.json');
const stamp = path.join(nodeModules, '.touchline-install');
/** Interval at which a long install says that it is still running, in milliseconds. */
const PROGRESS_EVERY = 10_000;

const lockHash = () => createHash('sha256').update(fs.readFileSync(lockFile)).digest('hex');

/** True if `node_modules` is what the lock file asks for. An install made by hand counts as well. */
export function isInstalled() {
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockHash()) return true;
  if (!isInstalledByHand()) return false;
  fs.writeFileSync(stamp, lockHash());
  return true;
}

/** npm leaves a lock file of its own in `node_modules` as the last step of an install. */
function isInstalledByHand() {
  const found = path.join(nodeModules, '.package-lock.json');
  if (!fs.existsSync(found)) return false;
  const installed = JSON.parse(fs.readFileSync(found, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(fs.readFileSync(lockFile, 'utf8')).packages);
  return wanted
    .filter(([place]) => place.startsWith('node_modules/'))
    .every(([place, { version, optional, devOptional }]) =>
      installed[place] ? installed[place].version === version : Boolean(optional || devOptional),
    );
}

/** Installs exactly what the lock file says. Returns what went wrong in one line, or null. */
export async function install() {
  process.stdout.write('Installing what Touchline needs; this takes about a minute…\n');
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const progress = setInterval(
    () => process.stdout.write(`  still installing (${seconds()} s)\n`),
    PROGRESS_EVERY,
  );
  const problem = await runNpm();
  clearInterval(progress);
  if (problem) return problem;
  fs.writeFileSync(stamp, lockHash());
  process.stdout.write(`Installed (${seconds()} s).\n`);
  return null;
}

function runNpm() {
  const wanted = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  const own = process.env.npm_execpath;
  const isScript = own !== undefined && /npm-cli\.c?js$/.test(own) && fs.existsSync(own);
  const [program, ...words] = isScript ? [process.execPath, own, ...wanted] : ['npm', ...wanted];
  return new Promise((resolve) => {
    const npm = spawn(program, words, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: !isScript && process.platform === 'win32',
    });
    npm.on('error', () =>
      resolve('npm was not found; install Node with npm from https://nodejs.org and try again.'),
    );
    npm.on('exit', (code) =>
      resolve(
        code === 0
          ? null
          : "The install failed (npm's words are above). Check the network, then run the same command again.",
      ),
    );
  });
}
