import { rmSync } from 'node:fs';
import { createRenderer } from './app.ts';
import { ConfigurationError, readEnvironment } from './settings/read-environment.ts';

try {
  await start();
} catch (failure) {
  const words = failure instanceof Error ? failure.message : String(failure);
  console.error(failure instanceof ConfigurationError ? words : `The renderer could not start: ${words}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { socket, distDir } = readEnvironment(process.env);
  const app = createRenderer({ distDir, log: (line) => console.log(line) });
  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  // A socket that an earlier renderer left behind would keep this one from listening.
  rmSync(socket, { force: true });
  await app.listen({ path: socket });
  console.log(`Renderer ready on ${socket}`);
}
