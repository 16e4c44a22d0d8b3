import type { IncomingHttpHeaders } from 'node:http';
import { logout } from 'shared-contracts/api/auth';
import type { Endpoint } from 'shared-contracts/endpoint';
import { PERSON_HEADER } from 'shared-contracts/headers';
import type { Person } from './call.ts';
import { ApiFailure } from './failure.ts';
import { texts } from './texts.ts';

const USER_ID = /^[\w-]{1,100}$/;

/**
 * Refuses a call that was filled in for someone else than the token belongs to, before it does anything. At the front
 * of house the header names the member of staff: it is about who acts, not about whom they act for.
 */
export function checkPerson(
  headers: IncomingHttpHeaders,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  user: Pick<Person, 'id'> | null,
): void {
  const filledInFor = headers[PERSON_HEADER];
  // A logout names its login by the token alone, and may be made up for when someone else has logged in.
  if (filledInFor === undefined || path === logout.path) return;
  if (typeof filledInFor !== 'string' || !USER_ID.test(filledInFor))
    throw new ApiFailure(400, texts.status.badRequest);
  if (filledInFor === user?.id) return;
  const words = user ? texts.otherPerson : texts.noPerson;
  throw new ApiFailure(409, method === 'GET' ? words.notShown : words.notSaved);
}
