import { endToEndPort } from 'tooling/system/ports';

/** Port of the gateway that the tests talk to; the API and the card sandbox take the two that follow. */
export const port = endToEndPort();
