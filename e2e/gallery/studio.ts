import fs from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, type Browser, chromium, request } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureChromium } from 'tooling/chromium';
import { type Customer, logInAsCustomer } from '../support/customer.ts';
import type { Person } from '../support/people.ts';

/** The tools that pictures are taken with. */
export interface Studio {
  browser: Browser;
  request: APIRequestContext;
  /** Folder of the gallery. */
  out: string;
  /** Someone with their own session; the same one for all of their states. */
  customerOf(person: Person): Promise<Customer>;
  /** The order a person has placed, made once by what is handed over. */
  orderOf(person: Person, place: () => Promise<string>): Promise<string>;
  close(): Promise<void>;
}

/** Opens a browser, and an empty folder for the pictures. */
export async function openStudio(out: string): Promise<Studio> {
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(path.join(out, 'pictures'), { recursive: true });
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: CHROMIUM_ARGUMENTS,
    // The run ends by itself after a Ctrl-C, and takes the system down with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const api = await request.newContext();
  return {
    browser,
    request: api,
    out,
    customerOf: onceForEach((person: Person) => logInAsCustomer(api, person)),
    orderOf: onceForEach((_person: Person, place: () => Promise<string>) => place()),
    async close() {
      await api.dispose();
      await browser.close();
    },
  };
}

function onceForEach<More extends unknown[], Made>(make: (person: Person, ...more: More) => Promise<Made>) {
  const made = new Map<Person, Promise<Made>>();
  return (person: Person, ...more: More): Promise<Made> => {
    const known = made.get(person) ?? make(person, ...more);
    made.set(person, known);
    return known;
  };
}
