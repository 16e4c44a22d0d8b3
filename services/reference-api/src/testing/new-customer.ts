import { randomUUID } from 'node:crypto';
import type { TestAnswer, TestApi, TestRequest } from './api.ts';

/** Answers with which riverside opens an account, in the form they travel in. */
export const newCustomer = {
  client_id: '1',
  source: 'online-joining',
  title: 'ms',
  first_name: 'Priya',
  last_name: "O'Neill",
  date_of_birth: '1994-02-03',
  email: 'priya@example.com',
  mobile: '07700 900123',
  address: { line_one: '1 Weir Street', city: 'Sale', postcode: 'm33 2al' },
  password: 'kettle otter violin',
  interests: ['gym', 'swimming'],
  active_days: '4',
  marketing: { email: true, text: false },
};

/** Registers, under a new key unless the request says otherwise. */
export function register(
  api: TestApi,
  change: Record<string, unknown> = {},
  { headers, ...request }: TestRequest = {},
): Promise<TestAnswer> {
  return api.call('POST /api/v1/auth/customer/register?onboarding_type=customer_account_online', {
    app: 'online-joining',
    body: { ...newCustomer, ...change },
    ...request,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
}
