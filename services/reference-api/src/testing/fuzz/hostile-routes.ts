import fc from 'fast-check';
import { hostileBody } from './hostile-bodies.ts';
import { type HostileRequest, oddHeaders, rawPathParts } from './hostile-requests.ts';
import { hostileText } from './hostile-values.ts';

/** Paths that the gateway answers itself, apart from calls of the API: pages, their answers, files, fonts, drawings, reports. */
export const GATEWAY_ROUTES = [
  '/',
  '/venues/sale-leisure-centre',
  '/login',
  '/checkout',
  '/boot.json',
  '/registry.json',
  '/policy-reports',
  '/robots.txt',
  '/sitemap.xml',
  '/fonts/roboto.css',
  '/brand/artwork/venue',
  '/shell/main.js',
  '/remotes/mf-bookings/1.0.0/entry.js',
  '/standalone/mf-joining',
  '/embed/touchline-join.js',
  '/map/style.json',
  '/telemetry',
  '/health',
] as const;

/** It must never come back as it was sent: where it does, it would run in the page. */
export const MARKUP = '"\'><script>alert(1)</script>';

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
const hostile = fc.oneof(fc.constant(MARKUP), hostileText).map(encoded);
const odd = [
  ...rawPathParts,
  '..',
  '%2e%2e',
  '%252e%252e%252f',
  '..%5c',
  '//evil.example',
  '%5c%5cevil.example',
  '.git',
  '%0d%0aset-cookie:touchline_token=x',
];

const pathFor = (route: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(route) },
    { weight: 3, arbitrary: hostile.map((text) => `${route}/${text}`) },
    { weight: 2, arbitrary: fc.constantFrom(...odd).map((part) => `${route}/${part}`) },
    { weight: 1, arbitrary: fc.constantFrom(...odd).map((part) => `/${part}${route}`) },
  );

const names = ['', 'venue', 'date', 'redirect', 'q', 'time', '__proto__', 'utm_source'];
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...names), hostile).map(([name, text]) => `?${name}=${text}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('?', '?&&=', '?%', `?${'a=1&'.repeat(1_000)}`, '?redirect=//evil.example'),
  },
);

const headers = fc
  .tuple(
    fc.constantFrom('text/html', '*/*', 'application/json', ''),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constantFrom(...oddHeaders) },
    ),
  )
  .map(([accept, more]) => ({ accept, ...more }));

const REPORT = {
  'csp-report': { 'violated-directive': 'img-src', 'document-uri': 'http://x/y', 'blocked-uri': 'inline' },
};
const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Requests for a route of the gateway: right but for something, or right altogether. */
export function hostileRouteRequest(route: string): fc.Arbitrary<HostileRequest> {
  const reads = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE', 'DELETE');
  const read = fc
    .tuple(reads, pathFor(route), query, headers)
    .map(([method, path, search, sent]) => ({ method, url: path + search, headers: sent }));
  const sent = fc
    .tuple(
      fc.constantFrom('POST', 'POST', 'PUT'),
      headers,
      hostileBody(fc.constantFrom<unknown>(REPORT, [{ type: 'csp-violation', body: REPORT['csp-report'] }])),
      fc.constantFrom(...reportTypes),
    )
    .map(([method, asked, body, type]) => ({
      method,
      url: route,
      headers: { ...body.headers, ...('content-type' in body.headers && { 'content-type': type }), ...asked },
      payload: body.bytes,
    }));
  return route === '/policy-reports' ? fc.oneof(read, sent, sent) : fc.oneof(read, read, read, sent);
}
