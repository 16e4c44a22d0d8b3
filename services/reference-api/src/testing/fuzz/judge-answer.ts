export interface JudgedAnswer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Answers that are files to keep, and so have no envelope. */
const isFile = ({ status, headers }: JudgedAnswer) =>
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
 * What is wrong with an answer, whatever it answers; `null` when nothing is.
 * @param speaksOwnWay the call keeps to another's protocol, such as a geocoder's, which has no envelope
 */
export function faultOf(answer: JudgedAnswer, speaksOwnWay = false): string | null {
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
