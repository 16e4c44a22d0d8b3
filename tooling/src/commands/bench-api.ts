/** Loads one process of the API on PostgreSQL and embedded; `-- --against <commit>` loads that commit in turn with it. */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type BenchApi, startBenchApi } from '../bench/bench-api-process.ts';
import { CONCURRENCY, callLoads } from '../bench/call-loads.ts';
import { benchHead, benchLine, inTurn } from '../bench/side-by-side.ts';
import { print, runCommand } from '../command.ts';
import { inRoot, root } from '../repository.ts';
import { git } from '../skew/git.ts';
import { layOutToRun } from '../skew/release-tree.ts';

const PORT = Number(process.env.BENCH_PORT ?? 18180);
const SECONDS = 3;

const DATABASES = ['PostgreSQL', 'embedded'] as const;
const { against, database: wanted } = parseArgs({
  options: { against: { type: 'string' }, database: { type: 'string' } },
}).values;

await runCommand(async () => {
  const commit = against === undefined ? null : git(['rev-parse', '--short=12', against]);
  const tree = inRoot('.cache/bench-against');
  if (commit) layOutToRun(commit, tree);
  for (const database of DATABASES.filter((name) => wanted === undefined || name === wanted)) {
    const start = (source: string, port: number) => startBenchApi({ tree: source, port, database });
    const apis: BenchApi[] = [];
    try {
      apis.push(await start(root, PORT));
      if (commit) apis.push(await start(tree, PORT + 1));
      print(`\n${database}, one process, ${CONCURRENCY} people at once (add to basket: 5)`);
      print(benchHead(commit));
      for (const call of callLoads) {
        const known = await Promise.all(apis.map(async ({ port }) => call.isKnownTo?.(port) ?? true));
        const loads = apis
          .filter((_api, at) => known[at])
          .map(
            ({ port }) =>
              () =>
                call.run(port, SECONDS),
          );
        const [here = [], before = []] = await inTurn(loads);
        print(benchLine(call.name, here, before));
      }
      print(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`);
    } finally {
      for (const api of apis) await api.stop();
    }
  }
});
