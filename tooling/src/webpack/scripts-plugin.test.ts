import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile } from './compile.ts';
import { ScriptsPlugin } from './scripts-plugin.ts';

test('each script is listed with the parts that load it and the packages inside', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const write = (file: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  };
  write('node_modules/@far/away/index.js', 'export const far = () => document.title;');
  write('shared-ui/src/forms/index.ts', 'export const forms = 1;');
  write('part.js', "import { far } from '@far/away';\nconsole.log(far());");
  write(
    'main.js',
    `import(/* webpackChunkName: "part" */ './part.js');\nimport(${JSON.stringify(path.join(folder, 'shared-ui/src/forms/index.ts'))});\nimport('./lonely.js');`,
  );
  write('lonely.js', 'console.log(1);');
  await compile([
    {
      mode: 'production',
      context: folder,
      entry: path.join(folder, 'main.js'),
      output: { path: path.join(folder, 'out'), publicPath: '/x/', chunkFilename: '[id].js' },
      plugins: [new ScriptsPlugin()],
    },
  ]);
  const scripts = JSON.parse(fs.readFileSync(path.join(folder, 'out/scripts.json'), 'utf8'));
  const listed = Object.values(scripts).map((script) => JSON.stringify(script));
  expect(Object.keys(scripts)).toContain('/x/main.js');
  expect(listed.sort()).toEqual([
    '{"parts":["./lonely.js"],"packages":[]}',
    '{"parts":["entry"],"packages":[]}',
    '{"parts":["part"],"packages":["@far/away"]}',
    '{"parts":["shared-ui/forms"],"packages":[]}',
  ]);
});
