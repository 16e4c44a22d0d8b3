import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { createGateway } from './app.ts';
import { ConfigurationError } from './settings/configuration-error.ts';
import { readEnvironment } from './settings/read-environment.ts';
import { readSettingsFile } from './settings/read-settings-file.ts';

/** Limit for an answer in progress when the gateway stops. */
const LONGEST_ANSWER_MS = 20_000;

try {
  await start();
} catch (failure) {
  console.error(explain(failure));
  process.exit(1);
}

async function start(): Promise<void> {
  const { port, bind, operationsPort, configFile, drainSeconds, warnings, ...options } = readEnvironment(
    process.env,
  );
  for (const line of warnings) console.warn(line);
  const settings = await readSettingsFile(configFile);
  const operations = Fastify();
  const readiness = { isStopping: false };
  const app = await createGateway({ ...options, settings, operations, readiness, logger: { level: 'warn' } });
  const stop = async () => {
    readiness.isStopping = true;
    // The load balancer has to notice before the last connection is accepted.
    await setTimeout(drainSeconds * 1_000);
    await Promise.race([
      Promise.all([app.close(), operations.close()]),
      setTimeout(LONGEST_ANSWER_MS, null, { ref: false }),
    ]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  if (operationsPort !== null) await operations.listen({ host: bind, port: operationsPort });
  await app.listen({ host: bind, port });
  console.log(
    `Gateway ready on ${options.publicScheme}://{app}.{tenant}.${options.baseDomain}:${options.publicPort}`,
  );
}

function explain(failure: unknown): string {
  if (failure instanceof ConfigurationError) return failure.message;
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  const port = process.env.PORT || '8080';
  if (code === 'EADDRINUSE') {
    return `PORT: port ${port} is taken; stop the program that uses it, or set another port.`;
  }
  if (code === 'EACCES') return `PORT: port ${port} is not permitted; set one above 1023.`;
  return `The gateway could not start: ${failure instanceof Error ? failure.message : String(failure)}`;
}
