import fs from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';

/** Commands are beside what they run: nothing in tooling imports the end-to-end tests. */
const folders = ['tooling/src/commands', 'e2e/commands'].map((folder) => path.join(root, folder));

/** `bench:page` lives in `bench-page.ts`. */
export function commandFile(command = '') {
  if (!/^[a-z:0-9]+$/.test(command)) return null;
  return commandFiles().find((file) => path.basename(file) === `${command.replaceAll(':', '-')}.ts`) ?? null;
}

/** Every command with what the first line of its file says about it. */
export function listCommands() {
  const lines = commandFiles().map((file) => {
    const command = path.basename(file, '.ts').replaceAll('-', ':');
    return `  ${command.padEnd(12)}${firstComment(file)}`;
  });
  return `Commands (node tooling/run.mjs <command>):\n${lines.sort().join('\n')}`;
}

const commandFiles = () => folders.filter((folder) => fs.existsSync(folder)).flatMap(filesIn);

const filesIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));

function firstComment(file) {
  const [, words = ''] = /^\/\*\* (.*) \*\//.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return words;
}
