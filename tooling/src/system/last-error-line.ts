import { isAnnouncement } from './terminal-line.ts';

const ERROR_NAME = /^(?:Uncaught )?(?:\w+)?Error(?: \[\w+\])?: /;
const NOISE = /^\s*$|^\s+at |^Node\.js v|^[\s{}^]+$|^\s+\w+: |^node:internal/;

/** The line that says best why a process ended: the name of an error, else the last one that is no stack trace. */
export function lastErrorLine(lines: readonly string[]): string {
  const telling = lines.filter((line) => !NOISE.test(line) && !isAnnouncement(line));
  return telling.findLast((line) => ERROR_NAME.test(line)) ?? telling.at(-1) ?? 'It said nothing.';
}
