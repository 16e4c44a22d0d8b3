export interface CheckedAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Answers that are files to keep, and so have no envelope. */
const isFile = ({ status, headers }: CheckedAnswer) =>
  status === 200 && String(headers['content-disposition'] ?? '').startsWith('attachment');

function envelopeOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * Problems with an answer, whatever it answers; `null` when nothing is.
 * @param speaksOwnWay the call keeps to another's protocol, such as a geocoder's, which has no envelope
 */
export function findProblem(answer: CheckedAnswer, speaksOwnWay = false): string | null {
  const { status, headers, text } = answer;
  if (status >= 500) return `a failure of the server: ${status}`;
  if (isFile(answer) || speaksOwnWay) return null;
  if (!/^application\/json\b/.test(String(headers['content-type'])))
    return `no JSON: ${headers['content-type']}`;
  const envelope = envelopeOf(text);
  if (!envelope) return 'no envelope';
  if (envelope.status_code !== status) return `status ${status} with an envelope of ${envelope.status_code}`;
  if (status < 400) return 'data' in envelope ? null : 'no data';
  return typeof envelope.message === 'string' && envelope.message !== ''
    ? null
    : 'no words about the refusal';
}

/**
 * Problems with what the gateway answers itself: a page, a file, a redirect within the tenant, or the envelope.
 * @param forbidden what was sent, and must not come back as it is
 */
export function findRouteProblem(answer: CheckedAnswer, method: string, forbidden: string): string | null {
  const { status, headers, text } = answer;
  if (status < 200) return 'no answer';
  if (status >= 500) return `a failure of the server: ${status}`;
  if ('set-cookie' in headers) return `a cookie: ${headers['set-cookie']}`;
  const type = String(headers['content-type'] ?? '');
  const isPage = type.startsWith('text/html');
  if (isPage && text.includes(forbidden)) return 'what was sent comes back as it is';
  if (isPage && !headers['content-security-policy']) return 'a page without a policy';
  if (headers['x-content-type-options'] !== 'nosniff' && text !== '') return 'a type that may be guessed';
  const location = String(headers.location ?? '/');
  if (!/^(?:\/(?![/\\])|https?:\/\/[\w-]+\.riverside\.localhost(?::\d+)?\/)/.test(location))
    return `a redirect to ${location}`;
  if (status < 400 || isPage || method === 'HEAD') return null;
  return findProblem(answer);
}
