type Environment = Readonly<Record<string, string | undefined>>;

const KINDS: readonly string[] = ['production', 'demonstration', 'development', 'test'];

/**
 * True if services run for customers. Then they refuse anything only fit for a demonstration or for tests. One of the
 * three is enough, so that a forgotten `NODE_ENV` does not open a site that people reach by https.
 */
export const isForCustomers = (environment: Environment): boolean =>
  environment.NODE_ENV?.trim() === 'production' ||
  environment.PUBLIC_SCHEME?.trim() === 'https' ||
  environment.CARD_PROVIDER_MODE?.trim() === 'live';

/** The error in `NODE_ENV`, or null: a slip such as `prod` must not count as a demonstration. */
export function problemWithNodeEnv({ NODE_ENV }: Environment): string | null {
  const kind = NODE_ENV?.trim() ?? '';
  if (kind === '' || KINDS.includes(kind)) return null;
  return `'${kind}' is none of ${KINDS.join(', ')}; customers are served with production.`;
}
