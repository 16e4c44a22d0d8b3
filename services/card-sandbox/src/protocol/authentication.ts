import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProviderError } from './errors.ts';

/** A shop with its credentials. */
export interface Vendor {
  vendorName: string;
  integrationKey: string;
  integrationPassword: string;
}

/**
 * The vendor whose integration key and password the call carries.
 * @throws {ProviderError} 1001 without credentials, 1002 with wrong ones.
 */
export function authenticateVendor(request: FastifyRequest, vendors: readonly Vendor[]): Vendor {
  const credentials = Buffer.from(readAuthorization(request, 'Basic'), 'base64').toString('utf8');
  const vendor = vendors.find(({ integrationKey, integrationPassword }) =>
    isSameSecret(credentials, `${integrationKey}:${integrationPassword}`),
  );
  if (!vendor) throw new ProviderError('authenticationFailed');
  return vendor;
}

/** The session key a browser's call carries as its bearer token. */
export const readBearer = (request: FastifyRequest): string => readAuthorization(request, 'Bearer');

function readAuthorization(request: FastifyRequest, scheme: 'Basic' | 'Bearer'): string {
  const [sent = '', value = ''] = (request.headers.authorization ?? '').split(' ');
  if (sent.toLowerCase() !== scheme.toLowerCase() || value === '') {
    throw new ProviderError('authenticationMissing');
  }
  return value;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSameSecret = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));
