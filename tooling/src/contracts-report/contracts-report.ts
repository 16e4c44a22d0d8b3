import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../repository.ts';
import { joinDeclarations } from './join-declarations.ts';

const output = inRoot('.cache/contracts');

/** Everything shared-contracts exports, as declarations in one text, so that a change of a contract is seen. */
export async function contractsReport(): Promise<string> {
  fs.rmSync(output, { recursive: true, force: true });
  const compiler = inRoot('node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', inRoot('tooling/contracts.tsconfig.json')]);
  const files = fs
    .readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'));
  return joinDeclarations(
    files.map((file) => ({
      name: file.replaceAll(path.sep, '/').replace(/\.d\.ts$/, ''),
      text: fs.readFileSync(path.join(output, file), 'utf8'),
    })),
  );
}
