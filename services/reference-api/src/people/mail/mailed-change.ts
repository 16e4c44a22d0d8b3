import type { Call, MailedChange } from '../../platform/index.ts';
import { deviceOf } from '../auth/device.ts';

/** The device of a call that changes an account, for the mail about it. */
export const changeOf = (
  { headers }: Pick<Call, 'headers'>,
  passkeyName: string | null = null,
): MailedChange => ({ ...deviceOf(headers['user-agent']), passkeyName });
