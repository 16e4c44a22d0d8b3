import { type FieldProblem, refuseFields } from '../protocol/errors.ts';
import { isExpired } from './expiry.ts';
import { type Recognition, recogniseCard } from './recognise-card.ts';

/** Card details that the browser sends to be tokenised; they live no longer than that call. */
export interface CardDetails {
  cardholderName: string;
  cardNumber: string;
  expiryDate: string;
  securityCode: string;
}

const securityCode = { type: 'string', minLength: 3, maxLength: 4, pattern: '^[0-9]*$' };

export const cardDetailsSchema = {
  type: 'object',
  required: ['cardDetails'],
  properties: {
    cardDetails: {
      type: 'object',
      required: ['cardholderName', 'cardNumber', 'expiryDate', 'securityCode'],
      properties: {
        cardholderName: {
          type: 'string',
          minLength: 1,
          maxLength: 45,
          pattern: "^[\\p{L}\\p{M}\\p{N} .,'’&/()-]*$",
        },
        cardNumber: { type: 'string', minLength: 1, maxLength: 16, pattern: '^[0-9]*$' },
        expiryDate: { type: 'string', minLength: 4, maxLength: 4, pattern: '^((0[1-9]|1[0-2])[0-9]{2})?$' },
        securityCode,
      },
    },
  },
};

export const securityCodeSchema = {
  type: 'object',
  required: ['securityCode'],
  properties: { securityCode },
};

/**
 * Accepts well-formed card details or refuses the fields that cannot be used.
 * @throws {ProviderError} with every field at fault.
 */
export function acceptCard(details: CardDetails, now: number): Extract<Recognition, { kind: 'accepted' }> {
  const recognition = recogniseCard(details.cardNumber);
  const [first, ...rest] = findProblems(details, recognition, now);
  if (first) throw refuseFields(first, ...rest);
  if (recognition.kind !== 'accepted') throw new Error('An unaccepted card has a problem of its own.');
  return recognition;
}

function findProblems(details: CardDetails, recognition: Recognition, now: number): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (recognition.kind === 'invalid') {
    problems.push({ error: 'cardNumberInvalid', property: 'cardDetails.cardNumber' });
  }
  if (recognition.kind === 'unsupported') {
    problems.push({ error: 'cardNotSupported', property: 'cardDetails.cardNumber' });
  }
  if (isExpired(details.expiryDate, now)) {
    problems.push({ error: 'expiryInPast', property: 'cardDetails.expiryDate' });
  }
  if (recognition.kind === 'accepted' && details.securityCode.length !== recognition.securityCodeLength) {
    problems.push({ error: 'invalidLength', property: 'cardDetails.securityCode' });
  }
  return problems;
}
