/** The bank's result of one check. */
export type CheckResult = 'Matched' | 'NotMatched' | 'NotChecked';

export interface AvsCvcCheck {
  status: 'AllMatched' | 'SecurityCodeMatchOnly' | 'AddressMatchOnly' | 'NoMatches' | 'NotChecked';
  address: CheckResult;
  postalCode: CheckResult;
  securityCode: CheckResult;
}

const MATCHING_ADDRESS = '88';
const MATCHING_POSTCODE = '412';

/** The test bank's check of address and security code: it knows one address, house 88 in 412. */
export function checkAddressAndCode(
  address: { address1: string; postalCode?: string },
  securityCode: CheckResult,
): AvsCvcCheck {
  const checks = {
    address: matched(address.address1 === MATCHING_ADDRESS),
    postalCode: matched(address.postalCode === MATCHING_POSTCODE),
    securityCode,
  };
  const isAddressMatched = checks.address === 'Matched' && checks.postalCode === 'Matched';
  return { status: overall(isAddressMatched, securityCode === 'Matched'), ...checks };
}

export const NOT_CHECKED: AvsCvcCheck = {
  status: 'NotChecked',
  address: 'NotChecked',
  postalCode: 'NotChecked',
  securityCode: 'NotChecked',
};

const matched = (isMatched: boolean): CheckResult => (isMatched ? 'Matched' : 'NotMatched');

function overall(isAddressMatched: boolean, isCodeMatched: boolean): AvsCvcCheck['status'] {
  if (isAddressMatched) return isCodeMatched ? 'AllMatched' : 'AddressMatchOnly';
  return isCodeMatched ? 'SecurityCodeMatchOnly' : 'NoMatches';
}
