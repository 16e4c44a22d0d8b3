import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const module = new URL('./fixed-moment.ts', import.meta.url).href;
const TELL = 'const moment = new Date().toISOString();';

let folder: string;
const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'moment-'));
  write(
    'run.mjs',
    `import { execFileSync } from 'node:child_process';
     import { moveToMoment } from '${module}';
     moveToMoment();
     ${TELL}
     console.log(moment);
     console.log(execFileSync(process.execPath, ['service.mjs'], { encoding: 'utf8', cwd: ${JSON.stringify(folder)} }));`,
  );
  write(
    'service.mjs',
    `import { fork } from 'node:child_process';
     ${TELL}
     console.log(moment);
     const execArgv = ['--permission', '--allow-fs-read=' + process.cwd() + '/*'];
     fork('worker.mjs', [], { env: {}, execArgv }).on('message', (told) => console.log(told));`,
  );
  write('worker.mjs', `${TELL} process.send(moment);`);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a process, what it starts, and workers without an environment are at the moment of the pictures', () => {
  const said = execFileSync(process.execPath, [path.join(folder, 'run.mjs')], { encoding: 'utf8' });
  const days = said
    .trim()
    .split(/\s+/)
    .map((moment) => moment.slice(0, 16));
  expect(days).toEqual(['2027-03-03T09:00', '2027-03-03T09:00', '2027-03-03T09:00']);
});
