import type { Vendor } from './protocol/authentication.ts';
import { isOriginPattern } from './protocol/origins.ts';

/** Outcome for a cardholder name that is none of the magic names. */
export type OrdinaryNames = 'frictionless' | 'fail';

export interface Configuration {
  port: number;
  /** Address it listens on. */
  bind: string;
  publicUrl: string;
  vendors: Vendor[];
  allowedOrigins: string[];
  ordinaryNames: OrdinaryNames;
  stateFile: string | undefined;
  hasTestHooks: boolean;
}

/** A setting that stops the start: the message names the variable and says what to do. */
export class ConfigurationError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.name = 'ConfigurationError';
  }
}

const DEFAULT_PORT = '8082';
const DEFAULT_VENDORS = 'touchline:local-key:local-password';
const DEFAULT_ORIGINS = 'http://*.localhost:*';
const LONGEST_VENDOR_NAME = 15;

/**
 * Reads the environment; an empty value counts as absent.
 * @throws {ConfigurationError} on the first value that cannot be used.
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const port = readPort(environment.CARD_SANDBOX_PORT || DEFAULT_PORT);
  return {
    port,
    bind: environment.CARD_SANDBOX_BIND || '127.0.0.1',
    publicUrl: readPublicUrl(environment.CARD_SANDBOX_PUBLIC_URL || `http://card-sandbox.localhost:${port}`),
    vendors: readList(environment.CARD_SANDBOX_VENDORS || DEFAULT_VENDORS).map(readVendor),
    allowedOrigins: readList(environment.CARD_SANDBOX_ALLOWED_ORIGINS || DEFAULT_ORIGINS).map(readOrigin),
    ordinaryNames: readOrdinaryNames(environment.CARD_SANDBOX_ORDINARY_NAMES || 'frictionless'),
    stateFile: environment.CARD_SANDBOX_STATE_FILE || undefined,
    hasTestHooks: readSwitch('CARD_SANDBOX_TEST_HOOKS', environment.CARD_SANDBOX_TEST_HOOKS || '0'),
  };
}

const readList = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new ConfigurationError(
      'CARD_SANDBOX_PORT',
      `'${value}' is not a port; use a number from 1 to 65535.`,
    );
  }
  return port;
}

function readPublicUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username) {
    throw new ConfigurationError(
      'CARD_SANDBOX_PUBLIC_URL',
      `'${value}' is not an origin; use one such as http://card-sandbox.localhost:8082.`,
    );
  }
  return url.origin;
}

function readVendor(entry: string): Vendor {
  const [vendorName = '', integrationKey = '', integrationPassword = '', ...rest] = entry.split(':');
  const isComplete = vendorName && integrationKey && integrationPassword && rest.length === 0;
  if (!isComplete || vendorName.length > LONGEST_VENDOR_NAME) {
    // The entry itself is a credential and stays out of the message.
    throw new ConfigurationError(
      'CARD_SANDBOX_VENDORS',
      `every vendor is written vendorName:integrationKey:integrationPassword, the name at most ${LONGEST_VENDOR_NAME} characters long.`,
    );
  }
  return { vendorName, integrationKey, integrationPassword };
}

function readOrigin(pattern: string): string {
  if (isOriginPattern(pattern)) return pattern;
  throw new ConfigurationError(
    'CARD_SANDBOX_ALLOWED_ORIGINS',
    `'${pattern}' is not an origin; use one such as https://shop.example or http://*.localhost:*.`,
  );
}

function readOrdinaryNames(value: string): OrdinaryNames {
  if (value === 'frictionless' || value === 'fail') return value;
  throw new ConfigurationError('CARD_SANDBOX_ORDINARY_NAMES', `'${value}' is neither frictionless nor fail.`);
}

function readSwitch(variable: string, value: string): boolean {
  if (value === '1' || value === '0') return value === '1';
  throw new ConfigurationError(variable, `'${value}' is neither 1 nor 0.`);
}
