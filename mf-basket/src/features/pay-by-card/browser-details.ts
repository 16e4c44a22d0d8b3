import type { authorise } from 'shared-contracts/api/checkout';
import type { BodyOf } from 'shared-contracts/endpoint';

type BrowserDetails = BodyOf<typeof authorise>['browserDetails'];

/** Browser details that the bank needs before it asks the person anything. */
export function browserDetails({ screen, navigator }: Pick<Window, 'screen' | 'navigator'>): BrowserDetails {
  return {
    colourDepth: screen.colorDepth,
    javaEnabled: false,
    javascriptEnabled: true,
    language: navigator.language,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timezoneOffset: new Date().getTimezoneOffset(),
  };
}
