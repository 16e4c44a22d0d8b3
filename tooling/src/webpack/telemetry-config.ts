import type { Configuration } from 'webpack';
import { inRoot } from '../repository.ts';
import { baseConfig, type Mode } from './base-config.ts';

/** The gateway names it where pages are measured. */
export const TELEMETRY_SCRIPT = 'page-telemetry.js';

/** The telemetry script: separate, so that unmeasured pages carry none of it. */
export function telemetryConfig(mode: Mode, outputRoot: string): Configuration {
  const base = baseConfig('telemetry', mode);
  return {
    ...base,
    entry: { 'page-telemetry': inRoot('shell/src/telemetry/page-telemetry.ts') },
    output: {
      ...base.output,
      path: `${outputRoot}/telemetry`,
      filename: TELEMETRY_SCRIPT,
      uniqueName: 'touchline_telemetry',
      clean: mode === 'production',
    },
  };
}
