import type { AppName } from 'shared-contracts/links';

const TENANTS = ['riverside', 'northpeak', 'harbour'];
/** Hosts with a screen at their door; the others answer, with login and navigation only. */
const OPEN_APPS: readonly AppName[] = ['bookings', 'my-account', 'online-joining'];
const PASSWORD = 'Passw0rd!';
const PEOPLE: readonly [email: string, who: string][] = [
  ['sam.new@example.com', 'a customer without membership or saved card'],
  ['alex.member@example.com', 'a member: credit, saved card, direct debit'],
  ['nia.everywhere@example.com', 'a member whose membership gives credit'],
  ['jo.renew@example.com', 'a member with things to sort out'],
  ['twins@example.com', 'two accounts on one email address'],
  ['staff@example.com', 'front of house'],
];

/** Address of joining alone. */
export const describeStandalone = (port: number, apiUrl: string): string[] => [
  `Joining is running alone, against the API at ${apiUrl}. Open one of these addresses:`,
  '',
  ...TENANTS.map((tenant) => `  http://online-joining.${tenant}.localhost:${port}/?embedded=true`),
  '',
  "A change of its sources reloads it. Everything around it needs the shell: 'npm run dev'. Ctrl-C stops it.",
];

/** Instructions for a person who wants to look at a running system. */
export function describeSystem(port: number): string[] {
  return [
    'Touchline is running. Open one of these addresses:',
    '',
    ...TENANTS.flatMap((tenant) => [
      ...OPEN_APPS.map((app) => `  http://${app}.${tenant}.localhost:${port}`),
      '',
    ]),
    `People of riverside, all with the password ${PASSWORD}`,
    '',
    ...PEOPLE.map(([email, who]) => `  ${email.padEnd(25)} ${who}`),
    '',
    'A card to pay with: 4929 0000 0000 6, any date ahead, code 123',
    'Ctrl-C stops everything; npm run reset starts over with fresh data.',
  ];
}
