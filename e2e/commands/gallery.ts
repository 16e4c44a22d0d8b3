/** Photographs every screen state in each brand and width. `--tenant`, `--only`, `--width` and `--content` narrow it. */
import { runCommand } from 'tooling/command';
import { readPort } from 'tooling/system/ports';

await runCommand(async () => {
  // What the gallery shares with the end-to-end tests reads its port as they do, when it is loaded.
  process.env.E2E_PORT = String(readPort('PORT', process.env.PORT, 18_280));
  const { runGallery } = await import('../gallery/run-gallery.ts');
  return runGallery(process.argv.slice(2));
});
