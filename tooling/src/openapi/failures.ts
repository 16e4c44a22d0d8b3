import { changePassword } from 'shared-contracts/api/account';
import { forgottenPassword, login, logout, register } from 'shared-contracts/api/auth';
import { addToCart } from 'shared-contracts/api/basket';
import { checkEmail } from 'shared-contracts/api/check-email';
import { uploadDocument } from 'shared-contracts/api/documents';
import { sendConfirmation } from 'shared-contracts/api/email-confirmation';
import { storeMembership } from 'shared-contracts/api/joining-cart';
import {
  logInWithPasskey,
  passkeyOptions,
  passWithPasskey,
  startPasskey,
} from 'shared-contracts/api/passkeys';
import { uploadPhoto } from 'shared-contracts/api/photo';
import { validatePromotion } from 'shared-contracts/api/promotions';
import { confirmSecondFactor, passSecondFactor } from 'shared-contracts/api/second-factor';
import { beginUpload, sendUpload } from 'shared-contracts/api/uploads';
import { type Endpoint, isOpenToVisitors } from 'shared-contracts/endpoint';

/** Meaning of each failure, for callers of the API. */
export const FAILURES: Readonly<Record<number, string>> = {
  400: 'The body is not JSON, or a header or the address is malformed.',
  401: 'No one is logged in, the session has ended, or the login was refused.',
  403: 'The person may not do this, or the call comes from a foreign page.',
  404: 'There is no such tenant, item or address, or it belongs to someone else.',
  408: 'The body stopped arriving; the call may be sent again.',
  409: 'It is no longer possible, a call with the same key is still running, or the call was made for someone other than the logged-in person.',
  413: 'The body is too large.',
  415: 'This type of file is not accepted.',
  422: 'The content is invalid; `validation_messages` says why, field by field.',
  429: 'Too many attempts; the message and `retry-after` say how long to wait.',
  500: 'Something went wrong; nothing was changed.',
  503: 'Closed for maintenance, or a service this call needs is unreachable.',
};

/** Rate-limited calls. */
const RATE_LIMITED: readonly string[] = [
  login,
  register,
  checkEmail,
  forgottenPassword,
  changePassword,
  addToCart,
  validatePromotion,
  storeMembership,
  passSecondFactor,
  passkeyOptions,
  logInWithPasskey,
  passWithPasskey,
  startPasskey,
  sendConfirmation,
  confirmSecondFactor,
  uploadDocument,
  uploadPhoto,
  beginUpload,
  sendUpload,
].map(({ path }) => path);

/** Calls with a large body. */
const LARGE: readonly string[] = [uploadDocument, uploadPhoto, sendUpload].map(({ path }) => path);

/** The failures a caller has to expect of an endpoint. */
export function failuresOf(endpoint: Endpoint): number[] {
  const { method, path, access, body, file, query, idempotent } = endpoint;
  const isLogin = path === login.path;
  const changesState = method !== 'GET';
  const namesPerson = path !== logout.path;
  const expected: [number, boolean][] = [
    [400, body !== undefined || file !== undefined || namesPerson],
    [401, !isOpenToVisitors(endpoint) || isLogin],
    [403, changesState || access === 'staff' || access === 'manager'],
    [404, true],
    [408, changesState && LARGE.includes(path)],
    [409, changesState || namesPerson],
    [413, body !== undefined || file !== undefined],
    [415, file !== undefined],
    [422, body !== undefined || file !== undefined || query !== undefined || idempotent],
    [429, RATE_LIMITED.includes(path)],
    [500, true],
    [503, true],
  ];
  return expected.filter(([, isExpected]) => isExpected).map(([status]) => status);
}
