/** The provider's error codes with the HTTP status and the text each comes with. */
export const PROVIDER_ERRORS = {
  incorrectFormat: { httpStatus: 400, code: 1000, description: 'Incorrect request format' },
  authenticationMissing: { httpStatus: 401, code: 1001, description: 'Authentication values are missing' },
  authenticationFailed: { httpStatus: 401, code: 1002, description: 'Authentication failed' },
  missingField: { httpStatus: 422, code: 1003, description: 'Missing mandatory field' },
  invalidLength: { httpStatus: 422, code: 1004, description: 'Invalid length' },
  invalidCharacters: { httpStatus: 422, code: 1005, description: 'Contains invalid characters' },
  sessionKeyNotFound: { httpStatus: 404, code: 1006, description: 'Merchant Session Keys not found' },
  cardNumberInvalid: {
    httpStatus: 422,
    code: 1007,
    description: 'The card number has failed our validity checks and is invalid',
  },
  cardNotSupported: { httpStatus: 422, code: 1008, description: 'The card is not supported' },
  invalidValue: { httpStatus: 422, code: 1009, description: 'Contains invalid value' },
  unknownCurrency: { httpStatus: 422, code: 1010, description: 'Currency does not exist' },
  keyOrCardInvalid: {
    httpStatus: 422,
    code: 1011,
    description: 'Merchant Session Keys or card identifier invalid',
  },
  transactionNotFound: { httpStatus: 404, code: 1012, description: 'Transaction not found' },
  typeNotSupported: { httpStatus: 403, code: 1013, description: 'Transaction type not supported' },
  statusNotApplicable: { httpStatus: 403, code: 1014, description: 'Transaction status not applicable' },
  emptyRequest: { httpStatus: 422, code: 1015, description: 'The request entity was empty' },
  notAnInteger: { httpStatus: 422, code: 1016, description: 'This parameter requires an integer' },
  operationNotAllowed: {
    httpStatus: 403,
    code: 1017,
    description: 'Operation not allowed for this transaction',
  },
  refundTooHigh: {
    httpStatus: 403,
    code: 1018,
    description: 'This refund amount will exceed the amount of the original transaction',
  },
  alreadyReusable: {
    httpStatus: 422,
    code: 1020,
    description: 'Unable to save a card identifier that is already reusable',
  },
  expiryInPast: { httpStatus: 422, code: 2226, description: 'The expiry date is in the past' },
  vendorTxCodeUsed: {
    httpStatus: 422,
    code: 4042,
    description:
      'The VendorTxCode has been used before for another transaction. All VendorTxCodes must be unique.',
  },
  timedOut: { httpStatus: 408, code: 9998, description: 'Request timeout' },
  internal: { httpStatus: 500, code: 9999, description: 'An internal error occurred at Opayo' },
} as const;

export type ProviderErrorName = keyof typeof PROVIDER_ERRORS;

/** One field the provider refuses. */
export interface FieldProblem {
  error: ProviderErrorName;
  property: string;
}

/** A refusal in the provider's terms; thrown anywhere, turned into an answer in one place. */
export class ProviderError extends Error {
  readonly error: ProviderErrorName;
  readonly fields: FieldProblem[];

  constructor(error: ProviderErrorName, fields: FieldProblem[] = []) {
    super(PROVIDER_ERRORS[error].description);
    this.name = 'ProviderError';
    this.error = error;
    this.fields = fields;
  }
}

/** The refusal of named fields (422). */
export function refuseFields(...fields: [FieldProblem, ...FieldProblem[]]): ProviderError {
  return new ProviderError(fields[0].error, fields);
}
