/** A call as it goes out. */
export interface OutgoingCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** The body as it is on the wire, before it is written as JSON. */
  data?: unknown;
  /** Longest wait for the answer, in milliseconds. */
  timeout: number;
}

/**
 * Sends a call so that the browser delivers it even when the page is closed in the meantime, which XMLHttpRequest cannot. It
 * does not wait for the HTTP client either: there may be no time left to load one.
 */
export async function keepaliveFetch({
  url,
  method,
  headers,
  data,
  timeout,
}: OutgoingCall): Promise<{ status: number; data: unknown }> {
  const answer = await fetch(url, {
    method,
    headers: data === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: data === undefined ? null : JSON.stringify(data),
    credentials: 'include',
    signal: AbortSignal.timeout(timeout),
    keepalive: true,
  });
  const text = await answer.text();
  return { status: answer.status, data: jsonOr(text) };
}

/** As the HTTP client reads an answer: what is no JSON stays a text, and breaks the contract where it is read. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
