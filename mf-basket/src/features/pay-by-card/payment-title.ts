import { createContext, useContext } from 'react';
import { texts } from '../../texts/en.ts';

/** True where another way to pay is above the card form. */
export const IsOtherWay = createContext(false);

/** The title of the card form. */
export const usePaymentTitle = (): string =>
  useContext(IsOtherWay) ? texts.pay.methodHere : texts.pay.method;
