import type { findAddresses as endpoint, FoundAddress } from 'shared-contracts/api/addresses';
import { isUkPostcode, normalisePostcode } from 'shared-contracts/postcode';
import { type Call, describeError, invalid, tooManyRequests } from '../../platform/index.ts';
import { townOfPostcode } from '../../venues/index.ts';
import { attemptKey, countAttempt } from '../auth/attempts.ts';
import { chooseProvider } from './choose-provider.ts';
import { addressTexts } from './texts.ts';

/** Postcodes looked up from one address while attempts count: a provider is paid for each, and a centre's terminals share one. */
const LOOKUPS_ALLOWED = 60;

/** The addresses at a postcode where a provider is configured, and its town either way. */
export async function findAddresses(
  call: Call<typeof endpoint>,
): Promise<{ addresses: FoundAddress[]; town: string | null }> {
  const { db, tenant, ip, now, log, configuration } = call;
  if (!isUkPostcode(call.query.postcode)) throw invalid({ postcode: [addressTexts.postcode] });
  const postcode = normalisePostcode(call.query.postcode);
  const limit = { key: attemptKey('find-addresses', tenant.id, ip), allowed: LOOKUPS_ALLOWED };
  const minutes = await countAttempt(db, [limit], now());
  if (minutes > 0) throw tooManyRequests(minutes, addressTexts.tooMany);
  const town = townOfPostcode(postcode);
  try {
    return { addresses: (await chooseProvider(configuration)?.addressesAt(postcode)) ?? [], town };
  } catch (error) {
    // A form that is typed needs no provider.
    log.error('The provider of addresses has no answer.', describeError(error));
    return { addresses: [], town };
  }
}
