import { readPort } from 'tooling/system/ports';

/** Port of the gateway that the tests talk to; the API and the card sandbox take the two that follow. */
export const port = readPort('E2E_PORT', process.env.E2E_PORT, 18_080);
