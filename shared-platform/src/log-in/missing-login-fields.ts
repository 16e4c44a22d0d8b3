import { texts } from '../texts/log-in.ts';

export interface LoginFields {
  username: string;
  password: string;
}

/** Messages for the login fields that were left empty. */
export function missingLoginFields(fields: LoginFields): Partial<LoginFields> {
  return {
    ...(fields.username === '' ? { username: texts.usernameMissing } : {}),
    ...(fields.password === '' ? { password: texts.passwordMissing } : {}),
  };
}
