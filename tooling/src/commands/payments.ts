/** Lists, shows and sorts out card payments that could not be settled. */
import { print, runCommand } from '../command.ts';
import { runPayments } from '../payments/run-payments.ts';

await runCommand(() => runPayments(process.argv.slice(2), process.env, print));
