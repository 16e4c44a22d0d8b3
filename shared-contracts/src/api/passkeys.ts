import {
  array,
  boolean,
  type Infer,
  looseObject,
  maxLength,
  minLength,
  nullable,
  object,
  optional,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';

/** Maximum length of a passkey's name, in characters. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** A passkey as its owner recognises it. */
export const passkeySchema = object({
  id: string(),
  name: string(),
  /** ISO 8601 with its offset. */
  createdAt: string(),
  /** When it was last used to log in or to confirm something; `null` for never. */
  lastUsedAt: nullable(string()),
  /** True if it is synced to the provider's account, so that it outlives the device. */
  isSynced: boolean(),
});
export type Passkey = Infer<typeof passkeySchema>;

/** Options of the browser's Web Authentication API, as JSON (WebAuthn level 3, `parseRequestOptionsFromJSON`). */
const ceremonyOptions = object({ options: looseObject({ challenge: string() }) });

/** Its result, as `PublicKeyCredential.toJSON()` writes it. */
const credential = looseObject({
  id: string().check(minLength(1), maxLength(2_000)),
  response: looseObject({ clientDataJSON: string() }),
});

export const passkeys = endpoint({
  method: 'GET',
  path: 'my-account/passkeys',
  answer: array(passkeySchema),
  access: 'customer',
  summary: "The person's passkeys, oldest first. Optional: with a 404, pages show nothing.",
});

/** Proof of a person's identity: one of the two. */
const proof = strictObject({
  currentPassword: optional(string().check(maxLength(MAX_PASSWORD_LENGTH))),
  credential: optional(credential),
});

export const startPasskey = endpoint({
  method: 'POST',
  path: 'my-account/passkeys/options',
  body: proof,
  answer: ceremonyOptions,
  dataKeys: ['options', 'credential'],
  access: 'customer',
  summary:
    'The options to create a passkey, for a person who has just confirmed their password or used an existing passkey.',
});

export const addPasskey = endpoint({
  method: 'POST',
  path: 'my-account/passkeys',
  body: strictObject({
    name: string().check(minLength(1), maxLength(MAX_PASSKEY_NAME_LENGTH)),
    credential,
  }),
  answer: array(passkeySchema),
  dataKeys: ['credential'],
  access: 'customer',
  summary: "Stores a passkey that the browser has created. Answers all of the person's passkeys.",
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: 'my-account/passkeys/{passkeyId}',
  body: proof,
  answer: array(passkeySchema),
  dataKeys: ['credential'],
  access: 'customer',
  summary:
    'Removes a passkey, for a person who has just confirmed their password or used an existing passkey; logins continue. Answers the remaining ones, or 404 if there is no such passkey.',
});

export const passkeyOptions = endpoint({
  method: 'POST',
  path: 'auth/passkeys/options',
  answer: ceremonyOptions,
  dataKeys: ['options'],
  access: 'anyone',
  summary: 'The options to use a passkey: a challenge that is valid once, for a few minutes.',
});

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: 'auth/passkeys/login',
  body: strictObject({ credential }),
  answer: object({ token: string() }),
  dataKeys: ['credential'],
  access: 'anyone',
  summary: 'Logs a person in by a passkey that their device has unlocked: staff need no second step.',
});

export const passWithPasskey = endpoint({
  method: 'POST',
  path: 'auth/second-factor/passkey',
  body: strictObject({ credential }),
  answer: object({}),
  dataKeys: ['credential'],
  access: 'customer',
  summary: 'Confirms the login of a member of staff by one of their passkeys.',
});
