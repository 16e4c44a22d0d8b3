/** The address of a provider, with `{postcode}` in it, and the key that it is sent. */
export interface ProviderSettings {
  url: string;
  key: string | null;
}

/** A person waits for the answer and can type meanwhile. */
export const PATIENCE_MS = 4_000;
/** A postcode has a hundred addresses at most. */
export const MOST_ADDRESSES = 100;
const LONGEST_LINE = 100;

/** A line of an address as it may be stored. */
export const line = (text: string): string => text.trim().slice(0, LONGEST_LINE);

/** Asks a provider for a postcode. `null` is one that it does not know. Throws when it has no answer. */
export async function requestAddresses(
  url: string,
  postcode: string,
  headers: Record<string, string>,
  patienceMs: number,
): Promise<unknown> {
  const response = await fetch(url.replace('{postcode}', encodeURIComponent(postcode)), {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The provider of addresses answered ${response.status}.`);
  return response.json();
}

/** The complaint about an answer of another shape. It names nothing of it. */
export const notAddresses = (): Error =>
  new Error('The provider of addresses answered something else than addresses.');
