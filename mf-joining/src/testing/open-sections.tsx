import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useEffect, useState } from 'react';
import type { User } from 'shared-contracts/api/auth';
import type { Client } from 'shared-contracts/api/client';
import { customQuestions } from 'shared-contracts/api/custom-questions';
import { dataFields } from 'shared-contracts/api/data-fields';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import {
  directDebitTerms,
  healthCommitmentTerms,
  membershipTerms,
} from 'shared-contracts/api/membership-terms';
import { membershipCosts, membershipTypes } from 'shared-contracts/api/memberships';
import { joiningVenue } from 'shared-contracts/api/venues';
import { storageKeys } from 'shared-contracts/storage';
import { exampleVenue } from 'shared-contracts/testing';
import { answer, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { beforeAll, expect, vi } from 'vitest';
import { sectionModules } from '../screens/section-modules.ts';
import { Sections } from '../screens/sections/sections.tsx';
import { useSelectionEffects } from '../screens/use-selection-effects.ts';
import type { JoiningEntries } from '../shared/entries/joining-entries.ts';
import { useJoiningEntries } from '../shared/entries/use-joining-entries.ts';
import { freshJoining, type Joining } from '../shared/machine/joining.ts';
import { type JoiningAddress, readJoiningAddress } from '../shared/machine/joining-address.ts';
import { VISITOR } from '../shared/machine/joining-machine.ts';
import type { SectionId } from '../shared/machine/section-ids.ts';
import { JoiningProvider, useJoining } from '../shared/state/joining-provider.tsx';
import { useOwner } from '../shared/state/use-owner.ts';
import { testCosts, testJoiningCart, testType } from './membership-examples.ts';
import { BrowserBack, Where } from './where.tsx';

// The code of a section is on its way long before a person gets there.
beforeAll(async () => {
  await Promise.all(sectionModules.map(({ prepare }) => prepare?.()));
});

export const monthly = { typeId: '101', paymentOptionId: '1011', paymentType: 'recurring' } as const;
export const single = { typeId: '101', paymentOptionId: '1012', paymentType: 'fixed' } as const;
const health = { id: 'health-1', title: 'Health', html: '<p>I am well.</p>' };
const rules = { id: 'rules-1', title: 'Rules', html: '<p>I obey.</p>' };

/** A server where everything is fine, with no terms and no questions. */
export const goodAnswers = (): TestAnswer[] => [
  answer(joiningVenue, exampleVenue()),
  answer(membershipTypes, [testType()]),
  answer(membershipCosts, testCosts()),
  answer(customQuestions, []),
  answer(dataFields, { sections: [], checksum: 'none' }),
  answer(healthCommitmentTerms, []),
  answer(membershipTerms, []),
  answer(directDebitTerms, []),
  answer(joiningCart, testJoiningCart()),
];

/** The same with one of each review terms. */
export const termsAnswers = (): TestAnswer[] => [
  answer(healthCommitmentTerms, [health]),
  answer(membershipTerms, [rules]),
];

/** A basket of another address: the sections stay as they are. */
const elsewhere = testJoiningCart({ membershipId: 'another' });

/** Opens the sections once the person is known, and puts what was given in them there. */
function Preset({ address, given }: { address: JoiningAddress; given: Partial<JoiningEntries> | undefined }) {
  const owner = useOwner();
  const { send } = useJoining();
  const { give } = useJoiningEntries();
  const [isDone, setDone] = useState(false);
  useSelectionEffects();
  useEffect(() => {
    if (owner === null || isDone) return;
    send({ type: 'basket-read', owner, cart: elsewhere, address });
    if (given && owner !== VISITOR) give(given);
    setDone(true);
  }, [owner, isDone, give, given, send, address]);
  return null;
}

interface Options {
  /** The section that is open; those before it count as edited. */
  open?: SectionId;
  joining?: Partial<Joining>;
  /** Entries in the sections after the membership. */
  given?: Partial<JoiningEntries>;
  user?: User | null;
  client?: Partial<Client>;
  answers?: TestAnswer[];
}

/** Opens joining at a section, with a monthly membership chosen at Sale by default. */
export function openSections({
  open = 'dates_section',
  joining,
  given,
  user = testUser,
  client,
  answers = [],
}: Options = {}) {
  const stored: Joining = {
    ...freshJoining,
    centreSlug: 'sale-leisure-centre',
    membership: monthly,
    open,
    edited: ['centre_section', 'membership_section', 'details_section', 'additional_details_section'],
    ...joining,
  };
  const { arrivedAt: _none, ...kept } = stored;
  sessionStorage.setItem(storageKeys.joining, JSON.stringify(kept));
  const address = readJoiningAddress(
    stored.mode === 'join' ? { centreSlug: 'sale-leisure-centre', membership: 'adult' } : {},
    new URLSearchParams(stored.membershipId ? { [stored.mode]: stored.membershipId } : {}),
  );
  if (!address) throw new Error('This is no address.');
  const page = renderWithPlatform(
    <Provider store={createStore()}>
      <JoiningProvider address={address} link={null}>
        <Preset address={address} given={given} />
        <Sections modules={sectionModules} />
      </JoiningProvider>
      <Where />
      <BrowserBack />
    </Provider>,
    {
      app: 'online-joining',
      path: '/centre/sale-leisure-centre',
      user,
      answers: [...goodAnswers(), ...answers],
      ...(client && { client }),
    },
  );
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  const sent = (method: string, part: string) =>
    page.requests.filter((request) => request.method === method && request.url.includes(part));
  return { ...page, toasts, sent };
}

/** Presses a button once it is there and can be pressed. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
}

/** Puts a text into a field at once, as by pasting. */
export const enter = async (label: string | RegExp, text: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: text } });
};

export const address = () => screen.getByLabelText('Address').textContent;

export const expectOpen = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('region', { name, current: 'step' })).toBeInTheDocument());

/** Ticks terms by way of their dialog. */
export async function agree(label: string, text: string): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: label }));
  await screen.findByText(text);
  fireEvent.scroll(await screen.findByRole('region', { name: /terms|commitment/i, current: false }));
  fireEvent.click(screen.getByRole('button', { name: 'I Agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
