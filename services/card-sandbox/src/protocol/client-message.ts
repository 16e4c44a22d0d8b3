import { clientMessages, fieldNames } from '../texts/en.ts';
import type { ProviderErrorName } from './errors.ts';

type Sentence = (field: string) => string;

/** The refusals that have a sentence of their own. */
const SENTENCES: Partial<Record<ProviderErrorName, Sentence>> = {
  missingField: clientMessages.missingField,
  invalidLength: clientMessages.invalidLength,
  invalidCharacters: clientMessages.invalidCharacters,
  cardNumberInvalid: clientMessages.cardNumberInvalid,
  cardNotSupported: clientMessages.cardNotSupported,
  expiryInPast: clientMessages.expiryInPast,
  unknownCurrency: clientMessages.unknownCurrency,
  notAnInteger: clientMessages.notAnInteger,
  vendorTxCodeUsed: clientMessages.vendorTxCodeUsed,
  alreadyReusable: clientMessages.alreadyReusable,
};

const fieldName = (property: string): string =>
  fieldNames[property] ??
  (property.split('.').at(-1) ?? property).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const isMisformed = (error: ProviderErrorName): boolean =>
  error === 'invalidCharacters' || error === 'invalidLength';

/** The sentence of a 422 that is fit for the customer (`clientMessage`). */
export function clientMessage(error: ProviderErrorName, property: string): string {
  if (property === 'cardDetails.expiryDate' && isMisformed(error)) return clientMessages.expiryFormat;
  const sentence = SENTENCES[error] ?? clientMessages.invalid;
  return sentence(clientMessages.field(fieldName(property)));
}
