import type { Configuration } from '../configuration.ts';
import type { Ledger } from './ledger.ts';
import type { SessionKeys } from './session-keys.ts';

/** The parts that the sandbox is made of. */
export interface Provider {
  settings: Pick<Configuration, 'publicUrl' | 'vendors' | 'ordinaryNames' | 'allowedOrigins'>;
  sessionKeys: SessionKeys;
  ledger: Ledger;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Resolves once the ledger as it is now would survive a restart. */
  save: () => Promise<void>;
}
