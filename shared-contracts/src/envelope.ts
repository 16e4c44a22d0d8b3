import { array, type Infer, int, object, optional, record, string, unknown } from 'shared-contracts/schema';

/** Messages per field, as `{ 'accountDetails.sortCode': ['…'] }`; an empty key concerns the whole form. */
export const validationMessagesSchema = record(string(), array(string()));
export type ValidationMessages = Infer<typeof validationMessagesSchema>;

/** The camelCase form of what every answer of the API carries, success or failure (decisions 3). */
export const envelopeSchema = object({
  statusCode: int(),
  data: optional(unknown()),
  message: optional(string()),
  validationMessages: optional(validationMessagesSchema),
});
export type Envelope = Infer<typeof envelopeSchema>;
