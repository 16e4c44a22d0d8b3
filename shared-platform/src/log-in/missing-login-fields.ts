import { texts } from '../texts/en.ts';

export interface LoginFields {
  username: string;
  password: string;
}

/** Messages for the login fields that were left empty. */
export function missingLoginFields(fields: LoginFields): Partial<LoginFields> {
  return {
    ...(fields.username === '' ? { username: texts.logIn.usernameMissing } : {}),
    ...(fields.password === '' ? { password: texts.logIn.passwordMissing } : {}),
  };
}
