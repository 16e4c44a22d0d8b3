import { print } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { describeStandalone } from '../system/addresses.ts';
import { aborted } from '../system/keep-running.ts';
import { takenPorts } from '../system/ports.ts';
import { dataFolder } from '../system/running-mark.ts';
import { startService } from '../system/service.ts';
import { planServices } from '../system/service-plan.ts';
import { terminalLine } from '../system/terminal-line.ts';
import type { UsedSystem } from './find-api.ts';

/** Throws a ExpectedFailure when another program listens on a port. */
export async function refuseTakenPort(port: number): Promise<void> {
  if ((await takenPorts([port])).length === 0) return;
  throw new ExpectedFailure(
    `Port ${port} is taken. Stop the program that listens there, or choose another one, such as PORT=${port + 100}.`,
  );
}

/** Serves the page from a build, without any other service, until someone stops it (0) or it dies (1). */
export async function keepPageRunning(
  port: number,
  distDir: string,
  { apiUrl, cardProviderUrl }: UsedSystem,
  signal: AbortSignal,
): Promise<number> {
  const env = { API_URL: apiUrl, CARD_PROVIDER_URL: cardProviderUrl, LIVE_RELOAD: '1' };
  const onLine = (line: string) => {
    const shown = terminalLine('gateway', line);
    if (shown) print(shown);
  };
  const [gateway] = planServices({ port, dataDir: dataFolder, distDir, env, onLine: () => undefined });
  const service = startService(gateway, false, onLine);
  try {
    const isReady = await Promise.race([service.ready().then(() => true), aborted(signal)]);
    if (!isReady) return 0;
    for (const line of ['', ...describeStandalone(port, apiUrl)]) print(line);
    const problem = await Promise.race([service.ended, aborted(signal)]);
    print(problem === null ? '\nStopping…' : `The page stopped by itself. ${problem}`);
    return problem === null ? 0 : 1;
  } finally {
    await service.stop();
  }
}
