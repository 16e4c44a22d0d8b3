import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fillTimetables, offerPlaces, refillDaily } from './activities/wiring.ts';
import { createApi, domainEvents } from './app.ts';
import { letters } from './letters.ts';
import { checkSealingKeys, hasSealedDetails } from './memberships/wiring.ts';
import { checkFactorKeys, hasSecondFactors, scanDocuments, startDelivering } from './people/wiring.ts';
import { describeError, StartFailure, startWorker } from './platform/index.ts';
import {
  createChanges,
  createHttpScanner,
  createLog,
  createVault,
  openEmbedded,
  openMerchants,
  openServer,
  openTransport,
  readBankDetailsKeys,
  readConfiguration,
  registerHealth,
  registerMetrics,
  startSweeping,
  warningsOf,
} from './platform/wiring.ts';
import { compareNightly, remindOfDrafts, settlePayments } from './sales/wiring.ts';
import { readSeed } from './seed/seed-data.ts';
import { checkMerchants } from './start/check-merchants.ts';
import { checkPort, listen } from './start/listen.ts';
import { prepareBankHolidays } from './start/prepare-bank-holidays.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { purgeExpired } from './start/purge.ts';
import { createClock, registerTestClock } from './start/test-clock.ts';

const checkout = path.resolve(import.meta.dirname, '../../..');
const progress = (line: string) => console.log(line);
const log = createLog((line) => process.stdout.write(line));
const clock = createClock();
const { now } = clock;
/** A person may be waiting for the end of their payment. */
const SETTLE_EVERY_MS = 5_000;
/** Staff see a file no sooner than it was scanned. */
const SCAN_EVERY_MS = 10_000;

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, checkout);
  const { databaseUrl, dataFolder, port, bind, fileScannerUrl } = configuration;
  for (const line of warningsOf(configuration)) progress(line);
  prepareBankHolidays(configuration.bankHolidaysFile, now(), log);
  await checkPort(port, bind);
  const stopAtOnce = (error: Error) => {
    log.error('Another process took the database away.', describeError(error));
    process.exit(1);
  };
  const changes = createChanges();
  const { db, exclusive, close } = databaseUrl
    ? await openServer(databaseUrl, changes)
    : await openEmbedded(dataFolder, stopAtOnce, changes);
  try {
    const firstData = configuration.hasDemoData ? readSeed : null;
    await exclusive.inTurn('preparing', () => prepareDatabase(db, now(), progress, firstData));
    await changes.learn(db);
    const merchants = openMerchants(configuration.cardProvider);
    await checkMerchants(db, merchants, log);
    const { mail } = configuration;
    const delivering = startDelivering({
      db,
      now,
      log,
      transport: openTransport(mail),
      letters,
      from: mail.from,
    });
    const hasSealed = (await hasSealedDetails(db)) || (await hasSecondFactors(db));
    const keys = readBankDetailsKeys(configuration, hasSealed);
    await checkSealingKeys(db, keys);
    await checkFactorKeys(db, keys);
    const vault = createVault(keys[0], keys.slice(1));
    const wakeMail = delivering.wake;
    const app = createApi({
      db,
      changes,
      now,
      configuration,
      log,
      merchants,
      wakeMail,
      vault,
    });
    const parts = { db, now, log, merchants, events: domainEvents, wakeMail };
    if (configuration.hasTestClock) {
      registerTestClock(app, clock, async (tenant) => {
        await fillTimetables(db, now(), tenant);
        await settlePayments(parts);
      });
    }
    const readiness = { isStopping: false };
    registerHealth(app, db, readiness);
    registerMetrics(app, db);
    await listen(app, port, bind);
    const settling = startWorker(
      {
        run: () => settlePayments(parts),
        everyMs: SETTLE_EVERY_MS,
        failure: 'The payments could not be settled.',
      },
      log,
    );
    const sweeping = startSweeping(
      [
        {
          run: async () => {
            if ((await offerPlaces(db, now())) > 0) wakeMail();
          },
          failure: 'The waiting lists could not be gone through.',
        },
        {
          run: async () => {
            if ((await remindOfDrafts(db, now())) > 0) wakeMail();
          },
          failure: 'People could not be reminded to finish joining.',
        },
        { run: () => compareNightly(parts), failure: 'The provider’s books could not be compared.' },
        { run: () => purgeExpired(db, now()), failure: 'What has expired could not be removed.' },
      ],
      log,
      exclusive,
    );
    const scanner = fileScannerUrl === null ? null : createHttpScanner(fileScannerUrl);
    const scanning =
      scanner &&
      startWorker(
        {
          run: () => scanDocuments({ db, now, scanner, configuration, wakeMail }),
          everyMs: SCAN_EVERY_MS,
          failure: 'Files that people sent could not be scanned.',
        },
        log,
      );
    const stopFilling = refillDaily(
      now,
      (at) => exclusive.unlessTaken('filling', async () => void (await fillTimetables(db, at))),
      (error) => log.error('The timetable could not be filled.', describeError(error)),
    );
    if (mail.smtpUrl === null) progress(`Mail is kept in ${mail.outbox}; SMTP_URL would send it`);
    progress(`The API listens on http://${bind}:${port}`);
    const stop = async () => {
      readiness.isStopping = true;
      await setTimeout(configuration.drainSeconds * 1000);
      stopFilling();
      await app.close();
      await settling.stop();
      await scanning?.stop();
      await sweeping.stop();
      await delivering.stop();
      await close();
      process.exit(0);
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
  } catch (error) {
    await close();
    throw error;
  }
}

start().catch((error: unknown) => {
  if (error instanceof StartFailure) console.error(error.message);
  else log.error('The service could not start.', describeError(error));
  process.exit(1);
});
