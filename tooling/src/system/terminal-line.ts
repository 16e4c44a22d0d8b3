/** Levels below this are for a log file, not for the person at the terminal. */
const WARNING = 40;
const ANNOUNCEMENT = /(?:listens|ready) on (?:http|\S+\.sock$)|^A worker is ready/;

/** True if a service says that it runs; the table of addresses says it for all. */
export const isAnnouncement = (line: string): boolean => ANNOUNCEMENT.test(line);

/** The line that the terminal shows for a service's log line; `null` for none. */
export function terminalLine(service: string, line: string): string | null {
  if (isAnnouncement(line) || line.trim() === '') return null;
  const entry = parseEntry(line);
  if (!entry) return `${service}: ${line}`;
  const { level, msg, message = msg, reason, err } = entry;
  const isWorthReading = level === 'error' || (typeof level === 'number' && level >= WARNING);
  if (!isWorthReading) return null;
  return [`${service}: ${message}`, reason ?? err?.message].filter(Boolean).join(' ');
}

interface LogEntry {
  level?: string | number;
  msg?: string;
  message?: string;
  reason?: string;
  err?: { message?: string };
}

function parseEntry(line: string): LogEntry | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
