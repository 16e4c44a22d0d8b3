import { StartFailure } from '../platform/index.ts';

export interface BackupCommand {
  do: 'make' | 'restore' | 'drill';
  file: string;
}

const USAGE = `Usage: npm run backup -- <command> <file>
  make <file>      writes the database to <file>, and what it holds to <file>.json
  restore <file>   fills the empty database with it, and compares the two
  drill <file>     restores it into a database of its own beside the other, compares, and drops it again
The database is that of DATABASE_URL. PostgreSQL's pg_dump and pg_restore have to be on the PATH, as new as the server.`;

const isCommand = (word: string | undefined): word is BackupCommand['do'] =>
  word === 'make' || word === 'restore' || word === 'drill';

/** Reads the words of the command. Throws a StartFailure with its usage where they are none. */
export function readBackupArguments(words: readonly string[]): BackupCommand {
  const [command, file, ...rest] = words;
  if (!isCommand(command) || !file || rest.length > 0) throw new StartFailure(USAGE);
  return { do: command, file };
}
