/** Loads venues, timetable and add to basket, on the embedded database and on PostgreSQL when DATABASE_URL is given. */
import { addDays, siteDay } from 'shared-contracts/dates';
import { addBody, askApi, bookableSessions, logIn } from '../bench/ask-api.ts';
import { type LoadFigures, load, timed } from '../bench/load.ts';
import { distFolder } from '../build-stamps.ts';
import { print, runCommand } from '../command.ts';
import { inRoot } from '../repository.ts';
import { portsFrom } from '../system/service-plan.ts';
import { startSystem } from '../system/start-system.ts';

const PORT = Number(process.env.BENCH_PORT ?? 18180);
const SECONDS = 8;
const READERS = 10;
const PEOPLE = ['RIV100001', 'RIV100002', 'RIV100003', 'RIV100004', 'RIV100005'];

await runCommand(async () => {
  await bench('embedded database', undefined);
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) await bench('PostgreSQL', DATABASE_URL);
  else print('PostgreSQL was not measured: DATABASE_URL names none.');
});

async function bench(name: string, databaseUrl: string | undefined): Promise<void> {
  const system = await startSystem({
    port: PORT,
    dataDir: inRoot('.cache/bench-data'),
    distDir: distFolder,
    env: { DATABASE_URL: databaseUrl },
    onLine: (_service, line) => print(line),
  });
  try {
    const port = portsFrom(PORT)[1];
    const day = addDays(siteDay(new Date()), 7);
    const read = (path: string) => () =>
      timed(() => askApi({ port, publicPort: PORT, method: 'GET', path, token: null }));
    const readers = (path: string) => Array.from({ length: READERS }, () => read(path));
    print(`\n${name}`);
    print(line('venues', await load(readers('/api/v1/activities/venues'), SECONDS)));
    const timetable = `/api/v1/activities/venues/sale-leisure-centre/sessions?date=${day}`;
    print(line('timetable', await load(readers(timetable), SECONDS)));
    print(line('add to basket', await load(await adders(port, day), SECONDS)));
  } finally {
    await system.stop();
  }
}

/** One worker a person: each adds a class of its own, which is timed, and empties the basket again. */
async function adders(port: number, day: string): Promise<(() => Promise<number>)[]> {
  const tokens = await Promise.all(PEOPLE.map((reference) => logIn(port, PORT, reference)));
  const sessions = await bookableSessions(port, PORT, tokens[0] ?? '', day);
  return tokens.map((token, index) => {
    const session = sessions[index % sessions.length];
    if (!session) throw new Error(`The flagship has no class to book on ${day}.`);
    const to = { port, publicPort: PORT, token };
    return async () => {
      const add = () =>
        askApi({ ...to, method: 'POST', path: '/api/v1/checkout/add', body: addBody(session) });
      const duration = await timed(add);
      await askApi({ ...to, method: 'DELETE', path: '/api/v1/checkout' });
      return duration;
    };
  });
}

function line(call: string, { requests, perSecond, median, p99 }: LoadFigures): string {
  const figures = `${perSecond.toFixed(0)} a second, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return `  ${call.padEnd(14)}${figures} (${requests} requests)`;
}
