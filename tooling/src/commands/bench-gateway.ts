/**
 * Loads the gateway with whole pages, compressed: those it keeps and those it makes for their request. `-- --against PORT`
 * loads a site in turn with it that is running there, such as one of another commit.
 */
import '../localhost-dns.ts';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { pageLoads } from '../bench/page-loads.ts';
import { benchHead, benchLine, inTurn } from '../bench/side-by-side.ts';
import { buildStale } from '../build.ts';
import { distFolder } from '../build-stamps.ts';
import { print, runCommand } from '../command.ts';
import { inRoot } from '../repository.ts';
import { startSystem } from '../system/start-system.ts';

const PORT = Number(process.env.BENCH_PORT ?? 18180);
const SECONDS = 5;

await runCommand(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
  const ports = [PORT, ...(against === undefined ? [] : [Number(against)])];
  await buildStale(print);
  const system = await startSystem({
    port: PORT,
    dataDir: inRoot('.cache/bench-data'),
    distDir: distFolder,
    env: {},
    onLine: (_service, line) => print(line),
  });
  try {
    print(benchHead(against === undefined ? null : `port ${against}`));
    for (const load of pageLoads) {
      // The first pages of a server are made while its code is cold.
      await inTurn(ports.map((port) => () => load.run(port, 1)));
      const [here = [], there = []] = await inTurn(ports.map((port) => () => load.run(port, SECONDS)));
      print(benchLine(load.name, here, there));
    }
    print(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`);
  } finally {
    await system.stop();
  }
});
