import type { CardholderBrowser, CardPayment, CardRefund } from './card-provider.ts';

/** The only colour depths of EMV 3-D Secure. */
const COLOUR_DEPTHS = [1, 4, 8, 15, 16, 24, 32, 48];
const USUAL_COLOUR_DEPTH = 24;

const cut = (text: string, maximum: number) => text.trim().slice(0, maximum).trimEnd();

/** A screen number within what the protocol takes: whole, at most six digits. */
const screenNumber = (value: number) => String(Math.max(0, Math.min(999_999, Math.trunc(value))));

/** An IPv4 address without its IPv6 wrapping, since banks refuse the wrapped form. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

export function colourDepth(depth: number): number {
  return COLOUR_DEPTHS.includes(depth) ? depth : USUAL_COLOUR_DEPTH;
}

function authentication(browser: CardholderBrowser, notificationUrl: string) {
  return {
    notificationURL: notificationUrl,
    browserIP: plainAddress(browser.ip),
    browserAcceptHeader: cut(browser.acceptHeader, 2048) || '*/*',
    browserJavascriptEnabled: browser.javascriptEnabled,
    browserJavaEnabled: browser.javaEnabled,
    browserLanguage: cut(browser.language, 8) || 'en-GB',
    browserColorDepth: String(colourDepth(browser.colourDepth)),
    browserScreenHeight: screenNumber(browser.screenHeight),
    browserScreenWidth: screenNumber(browser.screenWidth),
    browserTZ: String(Math.trunc(browser.timezoneOffset)),
    browserUserAgent: cut(browser.userAgent, 2048) || 'unknown',
    challengeWindowSize: 'Medium',
    transType: 'GoodsAndServicePurchase',
  };
}

const credentialTypes = {
  once: undefined,
  save: { cofUsage: 'First', initiatedType: 'CIT', mitType: 'Unscheduled' },
  saved: { cofUsage: 'Subsequent', initiatedType: 'CIT', mitType: 'Unscheduled' },
} as const;

const usageFlags = { once: {}, save: { save: true }, saved: { reusable: true } } as const;

/** The provider's payment object, every text cut to the length it takes. */
export function paymentRequest(payment: CardPayment): Record<string, unknown> {
  const { address, customer, usage } = payment;
  const credentialType = credentialTypes[usage];
  return {
    transactionType: 'Payment',
    paymentMethod: {
      card: {
        merchantSessionKey: payment.sessionKey,
        cardIdentifier: payment.cardIdentifier,
        ...usageFlags[usage],
      },
    },
    vendorTxCode: payment.code,
    amount: payment.amountPence,
    currency: payment.currency,
    description: cut(payment.description, 100),
    customerFirstName: cut(customer.firstName, 20),
    customerLastName: cut(customer.lastName, 20),
    ...(customer.email.length <= 80 && { customerEmail: customer.email }),
    billingAddress: {
      address1: cut(address.lineOne, 50),
      ...(address.lineTwo?.trim() && { address2: cut(address.lineTwo, 50) }),
      city: cut(address.city, 40),
      ...(address.postcode.trim() && { postalCode: cut(address.postcode, 10) }),
      country: payment.country,
    },
    entryMethod: 'Ecommerce',
    // A card may only be kept after its holder was authenticated.
    apply3DSecure: usage === 'save' ? 'Force' : 'UseMSPSetting',
    ...(credentialType && { credentialType }),
    strongCustomerAuthentication: authentication(payment.browser, payment.notificationUrl),
  };
}

/** The provider's refund object: the card is that of the payment it refers to. */
export function refundRequest({
  code,
  transactionId,
  amountPence,
  description,
}: CardRefund): Record<string, unknown> {
  return {
    transactionType: 'Refund',
    referenceTransactionId: transactionId,
    vendorTxCode: code,
    amount: amountPence,
    description: cut(description, 100),
  };
}
