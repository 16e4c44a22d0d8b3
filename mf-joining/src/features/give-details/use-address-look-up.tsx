import { type ReactNode, useState } from 'react';
import { isUkPostcode } from 'shared-contracts/postcode';
import { lazyPart } from 'shared-platform';
import type { Answers } from 'shared-ui/data-fields';
import { ADDRESS_PATHS } from './account-questions.ts';
import type { AddressLookUpProps } from './address-look-up.tsx';

/** An address can be typed without it, so nothing is drawn while it loads, or where it fails. */
const AddressLookUp = lazyPart<AddressLookUpProps>(
  () => import(/* webpackChunkName: "joining-address" */ './address-look-up.tsx'),
  { pending: () => null, failed: () => null },
);

/**
 * The addresses to choose one's own from, below the postcode of a form once that is left.
 * @param typedTown what the form says of the town so far.
 */
export function useAddressLookUp(typedTown: string) {
  const [postcode, setPostcode] = useState('');
  return {
    /** A field that is left, with its answer. */
    leave(path: string, answer: Answers[string] | undefined): void {
      if (path === ADDRESS_PATHS.postcode && typeof answer === 'string') setPostcode(answer);
    },
    below: (path: string, fill: (answers: Answers) => void): ReactNode =>
      path === ADDRESS_PATHS.postcode &&
      isUkPostcode(postcode) && <AddressLookUp postcode={postcode} typedTown={typedTown} fill={fill} />,
  };
}
