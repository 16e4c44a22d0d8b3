import { maxLength, minLength, nullable, object, regex, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Where the photo is now; `null` without one. It is part of `GET auth/user`, too. */
const shownPhoto = object({ profilePhoto: nullable(string()) });

export const photo = endpoint({
  method: 'GET',
  path: 'my-account/photo',
  answer: string(),
  access: 'customer',
  summary: "The person's own photo (a JPEG or PNG, without the envelope); nobody else's is answered.",
});

export const uploadPhoto = endpoint({
  method: 'PUT',
  path: 'my-account/photo',
  body: strictObject({
    /** Tells, with the first bytes, what it is; it is not kept. */
    fileName: string().check(minLength(1), maxLength(255)),
    /** A JPEG or PNG of at most 5 MB, in base64. */
    content: string().check(regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  }),
  answer: shownPhoto,
  access: 'customer',
  summary: "Keeps the person's photo, in place of an earlier one.",
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: 'my-account/photo',
  answer: shownPhoto,
  access: 'customer',
  summary: "Removes the person's photo.",
});
