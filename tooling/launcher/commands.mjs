import fs from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';

const folder = path.join(root, 'tooling/src/commands');

/** `bench:page` lives in `bench-page.ts`. */
export function commandFile(command = '') {
  const file = path.join(folder, `${command.replaceAll(':', '-')}.ts`);
  return /^[a-z:0-9]+$/.test(command) && fs.existsSync(file) ? file : null;
}

/** Every command with what the first line of its file says about it. */
export function listCommands() {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const lines = names.sort().map((name) => {
    const command = name.replace('.ts', '').replaceAll('-', ':');
    return `  ${command.padEnd(12)}${firstComment(path.join(folder, name))}`;
  });
  return `Commands (node tooling/run.mjs <command>):\n${lines.join('\n')}`;
}

function firstComment(file) {
  const [, words = ''] = /^\/\*\* (.*) \*\//.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return words;
}
