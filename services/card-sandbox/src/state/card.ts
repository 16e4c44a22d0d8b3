import type { AuthenticationOutcome } from '../bank/authentication-outcome.ts';

export type CardType =
  | 'Visa'
  | 'VisaDebit'
  | 'VisaElectron'
  | 'MasterCard'
  | 'DebitMasterCard'
  | 'Maestro'
  | 'AmericanExpress'
  | 'Discover'
  | 'JCB';

/** Stored data of a card: never its number, its security code or its holder's name. */
export interface Card {
  cardIdentifier: string;
  vendorName: string;
  cardType: CardType;
  lastFourDigits: string;
  /** MMYY. */
  expiryDate: string;
  isDeclined: boolean;
  authentication: AuthenticationOutcome;
}
