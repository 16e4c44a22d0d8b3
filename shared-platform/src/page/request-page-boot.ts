/** Address of the page boot on a host without a gateway. */
export const BOOT_URL = '/boot.json';

/** Longest wait for it, in milliseconds. */
export const BOOT_LIMIT = 15_000;

/** Asks the host for the page boot; throws when there is none, or none in time. */
export async function requestPageBoot(): Promise<unknown> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), BOOT_LIMIT);
  try {
    const response = await fetch(BOOT_URL, { cache: 'no-cache', signal: control.signal });
    if (!response.ok) throw new Error(`The page boot answered ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
