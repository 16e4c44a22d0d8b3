import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartFailure } from '../platform/index.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** The address as environment variables of PostgreSQL's programs, so that no password is an argument. */
function connectionEnvironment(address: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const variables = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/** Runs one of PostgreSQL's programs on a database. Throws a StartFailure with the program's own words. */
export async function runTool(tool: Tool, address: string, words: readonly string[]): Promise<void> {
  const child = spawn(tool, [...words, '--no-password'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...connectionEnvironment(address) },
  });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += String(text);
  });
  const [code] = await once(child, 'close').catch(() => {
    throw new StartFailure(
      `${tool} was not found. Install PostgreSQL's client programs ('postgresql-client' on Debian), as new as the server.`,
    );
  });
  if (code !== 0) throw new StartFailure(`${tool} failed: ${complaint.trim()}`);
}
