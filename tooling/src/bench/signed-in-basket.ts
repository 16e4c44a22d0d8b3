import { addDays, siteDay } from 'shared-contracts/dates';
import { addBody, benchRequest, bookableSessions, logIn } from './bench-request.ts';

/** Logs a seeded person in and puts one class in their basket, so that basket and checkout have something to show. */
export async function signedInBasket(port: number): Promise<{ token: string }> {
  const token = await logIn(port, port, 'sam.new@example.com');
  const to = { port, publicPort: port, token };
  await benchRequest({ ...to, method: 'DELETE', path: '/api/v1/checkout' });
  const day = addDays(siteDay(new Date()), 7);
  const [session] = await bookableSessions(port, port, token, day);
  if (!session) throw new Error(`The flagship has no class to book on ${day}.`);
  await benchRequest({ ...to, method: 'POST', path: '/api/v1/checkout/add', body: addBody(session) });
  return { token };
}
