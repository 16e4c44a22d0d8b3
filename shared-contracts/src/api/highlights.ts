import { array, type Infer, object, optional, string, unknown } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/**
 * Something to do, whose name is searched for in words (`GET activities/search`). Eight at most are shown. For its picture
 * see `readPicture`.
 */
export const highlightSchema = object({ name: string(), picture: optional(unknown()) });
export type Highlight = Infer<typeof highlightSchema>;

export const highlights = endpoint({
  method: 'GET',
  path: 'activities/highlights',
  answer: array(highlightSchema),
  access: 'anyone',
  summary: 'What the home page offers to do, each by a name that the search finds. Optional.',
});
