import { object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

export const footer = endpoint({
  method: 'GET',
  path: 'activities/footer',
  query: object({ venue: string() }),
  answer: object({ html: string() }),
  access: 'anyone',
  summary: 'The footer HTML of the venue with this id. Sanitised before it is shown.',
});
