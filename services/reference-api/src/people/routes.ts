import type { ApiServer } from '../platform/index.ts';
import { registerAccount } from './account/routes.ts';
import { registerAddresses } from './addresses/routes.ts';
import { registerAuth } from './auth/routes.ts';
import { registerDataFields } from './data-fields/routes.ts';
import { registerDocuments } from './documents/routes.ts';
import { registerEmailConfirmation } from './email-confirmation/routes.ts';
import { registerFrontOfHouse } from './front-of-house/routes.ts';
import { registerKioskCodes } from './kiosk-codes/routes.ts';
import { registerLinkedPeople } from './linked-people/routes.ts';
import { registerLogins } from './logins/routes.ts';
import { registerReminderSwitch } from './mail/routes.ts';
import { registerPasskeys } from './passkeys/routes.ts';
import { registerPasswordReset } from './password-reset/routes.ts';
import { registerPhoto } from './photo/routes.ts';
import { registerRegistration } from './register/routes.ts';
import { registerSecondFactor } from './second-factor/routes.ts';
import { registerUploads } from './uploads/routes.ts';

/** Mounts every call of people. */
export function registerPeople(app: ApiServer): void {
  registerAuth(app);
  registerAddresses(app);
  registerLogins(app);
  registerKioskCodes(app);
  registerSecondFactor(app);
  registerPasskeys(app);
  registerRegistration(app);
  registerPasswordReset(app);
  registerEmailConfirmation(app);
  registerDataFields(app);
  registerAccount(app);
  registerLinkedPeople(app);
  registerDocuments(app);
  registerPhoto(app);
  registerUploads(app);
  registerFrontOfHouse(app);
  registerReminderSwitch(app);
}
