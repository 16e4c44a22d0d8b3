import { CHALLENGE_WINDOWS, type ChallengeWindowSize } from '../bank/challenge-window.ts';

type Switch = 'UseMSPSetting' | 'Force' | 'Disable' | 'ForceIgnoringRules';

/** The fields of a payment that decide something here; the rest is checked and forgotten. */
export interface Payment {
  transactionType: 'Payment';
  paymentMethod: {
    card: { merchantSessionKey: string; cardIdentifier: string; save?: boolean; reusable?: boolean };
  };
  vendorTxCode: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  description: string;
  billingAddress: { address1: string; postalCode?: string };
  entryMethod?: 'Ecommerce' | 'MailOrder' | 'TelephoneOrder' | 'ContinuousAuthority';
  apply3DSecure?: Switch;
  applyAvsCvcCheck?: Switch;
  credentialType?: { cofUsage: 'First' | 'Subsequent'; initiatedType: 'CIT' | 'MIT' };
  strongCustomerAuthentication?: { notificationURL: string; challengeWindowSize: ChallengeWindowSize };
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const optionalText = (maxLength: number) => ({ type: 'string', maxLength });
const oneOf = (...values: string[]) => ({ type: 'string', enum: values });
const phone = { type: 'string', maxLength: 19, pattern: '^\\+[0-9 ]+$' };
const ruleSwitch = oneOf('UseMSPSetting', 'Force', 'Disable', 'ForceIgnoringRules');

// The provider documents these as texts; its clients send numbers too.
const numeric = { type: ['string', 'integer'], pattern: '^[+-]?[0-9]+$', maxLength: 6 };
const COLOUR_DEPTHS = ['1', '4', '8', '15', '16', '24', '32', '48'];

const strongCustomerAuthentication = {
  type: 'object',
  required: [
    'notificationURL',
    'browserIP',
    'browserAcceptHeader',
    'browserJavascriptEnabled',
    'browserLanguage',
    'browserUserAgent',
    'challengeWindowSize',
    'transType',
  ],
  properties: {
    notificationURL: text(256),
    browserIP: { ...text(39), pattern: '^[0-9A-Fa-f.:]+$' },
    browserAcceptHeader: text(2048),
    browserJavascriptEnabled: { type: 'boolean' },
    browserJavaEnabled: { type: 'boolean' },
    browserLanguage: text(8),
    browserColorDepth: { enum: [...COLOUR_DEPTHS, ...COLOUR_DEPTHS.map(Number)] },
    browserScreenHeight: numeric,
    browserScreenWidth: numeric,
    browserTZ: numeric,
    browserUserAgent: text(2048),
    challengeWindowSize: oneOf(...Object.keys(CHALLENGE_WINDOWS)),
    transType: oneOf(
      'GoodsAndServicePurchase',
      'CheckAcceptance',
      'AccountFunding',
      'QuasiCashTransaction',
      'PrepaidActivationAndLoad',
    ),
  },
};

const billingAddress = {
  type: 'object',
  required: ['address1', 'city', 'country'],
  properties: {
    address1: text(50),
    address2: optionalText(50),
    address3: optionalText(50),
    city: text(40),
    postalCode: text(10),
    country: { type: 'string', minLength: 2, maxLength: 2, pattern: '^[A-Z]*$' },
  },
};

const card = {
  type: 'object',
  required: ['merchantSessionKey', 'cardIdentifier'],
  properties: {
    merchantSessionKey: text(64),
    cardIdentifier: text(64),
    save: { type: 'boolean' },
    reusable: { type: 'boolean' },
  },
};

export const paymentSchema = {
  type: 'object',
  required: [
    'transactionType',
    'paymentMethod',
    'vendorTxCode',
    'amount',
    'currency',
    'description',
    'customerFirstName',
    'customerLastName',
    'billingAddress',
  ],
  properties: {
    transactionType: { type: 'string' },
    paymentMethod: { type: 'object', required: ['card'], properties: { card } },
    vendorTxCode: { ...text(40), pattern: '^[A-Za-z0-9{}._-]*$' },
    amount: { type: 'integer', minimum: 1 },
    currency: oneOf('GBP', 'EUR', 'USD'),
    description: text(100),
    customerFirstName: text(20),
    customerLastName: text(20),
    customerEmail: optionalText(80),
    customerPhone: phone,
    customerMobilePhone: phone,
    billingAddress,
    entryMethod: oneOf('Ecommerce', 'MailOrder', 'TelephoneOrder', 'ContinuousAuthority'),
    apply3DSecure: ruleSwitch,
    applyAvsCvcCheck: ruleSwitch,
    credentialType: {
      type: 'object',
      required: ['cofUsage', 'initiatedType'],
      properties: {
        cofUsage: oneOf('First', 'Subsequent'),
        initiatedType: oneOf('CIT', 'MIT'),
        mitType: oneOf(
          'Unscheduled',
          'Instalment',
          'Recurring',
          'Reauthorisation',
          'Resubmission',
          'DelayedCharge',
          'Incremental',
          'NoShow',
        ),
      },
    },
    strongCustomerAuthentication,
  },
};
