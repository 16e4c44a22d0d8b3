import { createGateway } from './app.ts';
import { ConfigurationError } from './settings/configuration-error.ts';
import { readEnvironment } from './settings/read-environment.ts';
import { readSettingsFile } from './settings/read-settings-file.ts';

try {
  await start();
} catch (failure) {
  console.error(explain(failure));
  process.exit(1);
}

async function start(): Promise<void> {
  const { port, bind, configFile, ...options } = readEnvironment(process.env);
  const settings = await readSettingsFile(configFile);
  const app = await createGateway({ ...options, settings, logger: { level: 'warn' } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
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
