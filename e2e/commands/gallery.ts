/**
 * Photographs every screen state in each brand and width. `--tenant`, `--only`, `--width` and `--content` narrow it;
 * `--compare` finds what looks different from the reviewed pictures, `--accept` reviews these.
 */
import { runCommand } from 'tooling/command';
import { readPort } from 'tooling/system/ports';

await runCommand(async () => {
  // The modules shared with the end-to-end tests read the port when they are loaded.
  process.env.E2E_PORT = String(readPort('PORT', process.env.PORT, 18_280));
  const { moveToMoment } = await import('../gallery/fixed-moment/fixed-moment.ts');
  moveToMoment();
  const { runGallery } = await import('../gallery/run-gallery.ts');
  return runGallery(process.argv.slice(2));
});
