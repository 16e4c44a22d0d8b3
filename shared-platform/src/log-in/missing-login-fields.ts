import { texts } from '../texts/en.ts';

export interface LoginFields {
  username: string;
  password: string;
}

/** What to say at each login field that was left empty. */
export function missingLoginFields(fields: LoginFields): Partial<LoginFields> {
  return {
    ...(fields.username === '' ? { username: texts.logIn.usernameMissing } : {}),
    ...(fields.password === '' ? { password: texts.logIn.passwordMissing } : {}),
  };
}
