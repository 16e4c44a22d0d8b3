import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { moveDates } from '../../support/move-dates.ts';
import { movedMs } from './fixed-moment.ts';

const ms = movedMs();
moveDates(ms);

/** The renderer's workers get no environment and may read no file of ours: what moves their dates goes with their arguments. */
const moving = `--import=data:text/javascript,${encodeURIComponent(`(${moveDates})(${ms})`)}`;
const { fork } = childProcess;
childProcess.fork = ((file: string, words: readonly string[], options: childProcess.ForkOptions = {}) =>
  fork(file, words, {
    ...options,
    execArgv: [...(options.execArgv ?? process.execArgv), moving],
  })) as typeof fork;
syncBuiltinESMExports();
