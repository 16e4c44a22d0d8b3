import { array, type Infer, maxLength, minLength, nullable, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** One address at a postcode. */
export const foundAddressSchema = object({
  lineOne: string(),
  lineTwo: nullable(string()),
  city: string(),
  postcode: string(),
});
export type FoundAddress = Infer<typeof foundAddressSchema>;

export const findAddresses = endpoint({
  method: 'GET',
  path: 'addresses',
  query: object({ postcode: string().check(minLength(2), maxLength(12)) }),
  answer: object({
    /** The addresses at the postcode, to choose one's own from; empty without a provider of addresses. */
    addresses: array(foundAddressSchema),
    /** The town of the postcode district; `null` if it is unknown. */
    town: nullable(string()),
  }),
  access: 'anyone',
  summary:
    'The addresses at a UK postcode where the installation has a provider of them, else its town, for a form in which everything can be typed as well. Optional.',
});
