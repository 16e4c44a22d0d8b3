/** A browser's report of a violation of a page's policy. Contains nothing that a person typed. */
export interface PolicyReport {
  directive: string;
  /** The requested origin, or a keyword such as `inline`. */
  blocked: string;
  /** The first part of the page's path, such as `/checkout`. */
  page: string;
}

/** More than a page sends at once, in one request. */
const MOST_AT_ONCE = 20;
const LONGEST_WORD = 100;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const word = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_WORD) : '');

/** Paths and queries of other origins may carry anything; anything else is a keyword of the standard. */
function blockedOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (!URL.canParse(text)) return /^[a-z-]+$/.test(text) ? word(text) : '';
  const { origin, protocol } = new URL(text);
  return word(origin === 'null' ? protocol : origin);
}

/** The segments after the first name venues, classes and orders. */
function pageOf(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  if (!URL.canParse(text)) return '';
  return word(`/${new URL(text).pathname.split('/')[1]}`);
}

function reportOf(body: Record<string, unknown>): PolicyReport {
  return {
    directive: word(body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive']),
    blocked: blockedOf(body.blockedURL ?? body['blocked-uri']),
    page: pageOf(body.documentURL ?? body['document-uri']),
  };
}

/**
 * Reads what browsers post: a list of the Reporting API, or one report of `report-uri` (Content Security Policy 3).
 * What is neither is left out.
 */
export function readReports(body: unknown): PolicyReport[] {
  const bodies = Array.isArray(body)
    ? body.filter(isRecord).flatMap(({ type, body }) => (type === 'csp-violation' ? [body] : []))
    : isRecord(body)
      ? [body['csp-report']]
      : [];
  return bodies
    .filter(isRecord)
    .slice(0, MOST_AT_ONCE)
    .map(reportOf)
    .filter(({ directive }) => directive !== '');
}
