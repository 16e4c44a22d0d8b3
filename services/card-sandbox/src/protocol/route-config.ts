/** The calls that end-to-end tests can make fail or wait. */
export const OPERATIONS = [
  'script',
  'create-session-key',
  'tokenise',
  'activate',
  'pay',
  'complete-challenge',
  'read-transaction',
  'instruct',
  'forget-card',
  'challenge-page',
  'look-up',
] as const;

export type Operation = (typeof OPERATIONS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
    isForBrowsers?: boolean;
  }
}
