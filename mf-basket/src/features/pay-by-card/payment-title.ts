import { createContext, useContext } from 'react';
import { texts } from '../../texts/en.ts';

/** The title of the card form where another way to pay is above it; `null` where it is the only one. */
export const PaymentTitle = createContext<string | null>(null);

export const usePaymentTitle = (): string => useContext(PaymentTitle) ?? texts.pay.method;
