// The door of every npm script. Plain JavaScript that an older Node can run too: it brings the right one.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { commandFile, listCommands } from './launcher/commands.mjs';
import { install, isInstalled } from './launcher/install.mjs';
import { describeMissingNode, findNode, isPlatformUnsupported } from './launcher/node.mjs';
import { nodeModules, root } from './launcher/places.mjs';

const [command, ...rest] = process.argv.slice(2);
const file = commandFile(command);

if (!file) refuse(`${command ? `There is no command '${command}'.` : 'Which command?'}\n\n${listCommands()}`);
if (isPlatformUnsupported()) refuse(describeMissingNode());
if (!isInstalled()) {
  const problem = await install();
  if (problem) refuse(problem);
}
const node = findNode();
if (!node) refuse(describeMissingNode());
run(node);

function run(executable) {
  const binaries = path.join(nodeModules, '.bin');
  const child = spawn(executable, [file, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => refuse(`Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
