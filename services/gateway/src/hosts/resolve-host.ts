import { APPS, type AppName } from 'shared-contracts/links';

/** The site of a requested page. */
export interface Site {
  app: AppName;
  tenant: string;
  /** Host and port as the browser sees them, in lower case. */
  host: string;
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Identifies a site for caches and limits. The host would not do: the sender can write any port. */
export const siteKey = ({ app, tenant }: Pick<Site, 'app' | 'tenant'>): string => `${app}.${tenant}`;

const isApp = (label: string): label is AppName => (APPS as readonly string[]).includes(label);

/** Reads `{app}.{tenant}.{base}` from a Host header (decisions 14); `null` for every other host. */
export function resolveHost(hostHeader: string | undefined, baseDomain: string): Site | null {
  const [, name = '', port = ''] = /^([^:]*?)\.?(:\d+)?$/.exec((hostHeader ?? '').toLowerCase()) ?? [];
  const ending = `.${baseDomain}`;
  if (!name.endsWith(ending)) return null;
  const [app = '', tenant = '', ...rest] = name.slice(0, -ending.length).split('.');
  if (!isApp(app) || !LABEL.test(tenant) || rest.length > 0) return null;
  return { app, tenant, host: `${name}${port}` };
}
