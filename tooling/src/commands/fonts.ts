/** Cuts the faces a venue may choose into the files that pages load. */
import fs from 'node:fs';
import path from 'node:path';
import { print, runCommand } from '../command.ts';
import { fontFolder, subsetFonts } from '../fonts/subset-fonts.ts';

await runCommand(async () => {
  fs.rmSync(fontFolder, { recursive: true, force: true });
  fs.mkdirSync(fontFolder, { recursive: true });
  for (const { name, content } of await subsetFonts()) {
    fs.writeFileSync(path.join(fontFolder, name), content);
    print(`wrote ${name} (${(content.length / 1024).toFixed(1)} KB)`);
  }
  return 0;
});
