import { createCardSandbox } from './app.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';

try {
  await start();
} catch (failure) {
  console.error(explain(failure));
  process.exit(1);
}

async function start(): Promise<void> {
  const { port, bind, ...settings } = readConfiguration(process.env);
  const app = createCardSandbox({ ...settings, logsFailures: true });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  await app.listen({ host: bind, port });
  console.log(`Card sandbox ready on ${settings.publicUrl}`);
}

function explain(failure: unknown): string {
  if (failure instanceof ConfigurationError) return failure.message;
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  const port = process.env.CARD_SANDBOX_PORT || '8082';
  if (code === 'EADDRINUSE') {
    return `CARD_SANDBOX_PORT: port ${port} is taken; stop the program that uses it, or set another port.`;
  }
  if (code === 'EACCES') return `CARD_SANDBOX_PORT: port ${port} is not permitted; set one above 1023.`;
  return `The card sandbox could not start: ${failure instanceof Error ? failure.message : String(failure)}`;
}
