/** Compares every public page of the gallery before and after hydration. `--tenant`, `--only`, `--width` and `--content` narrow it. */
import { runCommand } from 'tooling/command';
import { readPort } from 'tooling/system/ports';

await runCommand(async () => {
  // The modules shared with the end-to-end tests read the port when they are loaded.
  process.env.E2E_PORT = String(readPort('PORT', process.env.PORT, 18_300));
  const { runHydration } = await import('../hydration/run-hydration.ts');
  return runHydration(process.argv.slice(2));
});
