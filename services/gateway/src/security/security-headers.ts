import { POLICY_REPORTS_PATH } from '../policy-reports/policy-reports.routes.ts';

/** Headers of every page besides its content security policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': `policy="${POLICY_REPORTS_PATH}"`,
};

/** For installations that browsers reach by https. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
