import { ACCOUNT_PASSWORD } from './joining.ts';
import type { Surface } from './surface.ts';

/** Answers to what the tenants ask of a new account. */
const TEXTS = {
  'Email address': '',
  'First name': 'Noor',
  'Last name': 'Ahmadi',
  'Date of birth': '03/02/1991',
  'Mobile number': '07700 900123',
  Postcode: 'M33 2AL',
  'Address line 1': '12 Test Street',
  'Town or city': 'Sale',
  Password: ACCOUNT_PASSWORD,
  'Name of your emergency contact': 'Sami Ahmadi',
  'Phone number of your emergency contact': '0161 496 0201',
} as const;

/** The button of any part but the last. */
export const nextPart = (surface: Surface) => surface.getByRole('button', { name: 'Continue', exact: true });

/** Answers the open part of the form for a new account, as it comes at a kiosk. */
export async function answerPart(surface: Surface, email: string): Promise<void> {
  const form = surface.locator('form').filter({ has: surface.getByText(/^Part \d of \d$/) });
  for (const [name, text] of Object.entries({ ...TEXTS, 'Email address': email })) {
    const field = form.getByRole('textbox', { name, exact: true });
    if ((await field.count()) > 0) await field.fill(text);
  }
  const relationship = form.getByRole('combobox', { name: 'How do they know you?' });
  if ((await relationship.count()) > 0) await relationship.selectOption({ index: 1 });
  const age = form.getByRole('checkbox', { name: /^I am 16 or over/ });
  if ((await age.count()) > 0) await age.check();
}

/** Answers the parts before one of them, and opens that. */
export async function goToPart(surface: Surface, part: number, email: string): Promise<void> {
  for (let number = 1; number < part; number += 1) {
    await answerPart(surface, email);
    await nextPart(surface).click();
    await surface.getByText(new RegExp(`^Part ${number + 1} of \\d$`)).waitFor();
  }
}
