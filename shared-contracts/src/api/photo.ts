import { maxLength, minLength, nullable, object, regex, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Address of the photo; `null` without one. `GET auth/user` has it too. */
const shownPhoto = object({ profilePhoto: nullable(string()) });

export const photo = endpoint({
  method: 'GET',
  path: 'my-account/photo',
  answer: string(),
  access: 'customer',
  summary: "The person's own photo (a JPEG or PNG, without the envelope).",
});

export const uploadPhoto = endpoint({
  method: 'PUT',
  path: 'my-account/photo',
  body: strictObject({
    /** Identifies the type, with the first bytes; it is not stored. */
    fileName: string().check(minLength(1), maxLength(255)),
    /** A JPEG or PNG of at most 5 MB, in base64. */
    content: string().check(regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  answer: shownPhoto,
  access: 'customer',
  summary: "Stores the person's photo, replacing an earlier one.",
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: 'my-account/photo',
  answer: shownPhoto,
  access: 'customer',
  summary: "Removes the person's photo.",
});
