import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Client } from 'shared-contracts/api/client';
import { dataFields } from 'shared-contracts/api/data-fields';
import { emailConfirmation } from 'shared-contracts/api/email-confirmation';
import { ownLogins } from 'shared-contracts/api/logins';
import { passkeys } from 'shared-contracts/api/passkeys';
import { savedCards } from 'shared-contracts/api/saved-cards';
import type { DataFields } from 'shared-contracts/data-fields';
import { exampleField } from 'shared-contracts/testing';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { vi } from 'vitest';
import DetailsScreen from './details-screen.tsx';

/** Questions of the screen: a required field, an optional one, a locked one, and a consent. */
export const questions: DataFields = {
  checksum: 'c1',
  sections: [
    {
      sectionName: 'How to reach you',
      sectionReference: 'contact',
      sectionFields: [
        exampleField('mobile', 'Mobile number', { isRequired: true, answer: '07700 900201' }),
        exampleField('address.lineTwo', 'Address line 2'),
        exampleField('dateOfBirth', 'Date of birth', {
          type: 'date',
          isAuthorised: false,
          answer: '1988-04-17',
        }),
      ],
    },
    {
      sectionName: 'Keeping in touch',
      sectionReference: 'marketing',
      sectionFields: [
        exampleField('marketing.email', 'Email me about offers', { type: 'checkbox', answer: true }),
      ],
    },
  ],
};

/** The screen with a way to leave it and to come back. */
function AwayAndBack() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      {!isAway && <DetailsScreen />}
      <button type="button" onClick={() => setAway(!isAway)}>
        {isAway ? 'Back' : 'Elsewhere'}
      </button>
    </>
  );
}

/** The screen of a customer without cards; later answers take the place of those given here. */
export const open = (...answers: TestAnswer[]) => openAt({}, ...answers);

/** The same at a tenant with settings of its own. */
export function openAt(client: Partial<Client>, ...answers: TestAnswer[]) {
  const page = renderWithPlatform(<AwayAndBack />, {
    app: 'my-account',
    user: testUser,
    client,
    answers: [
      answer(dataFields, questions),
      answer(savedCards, []),
      failure(ownLogins, 404),
      failure(passkeys, 404),
      failure(emailConfirmation, 404),
      ...answers,
    ],
  });
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  const sent = (method: string) => page.requests.filter((request) => request.method === method);
  return { ...page, toasts, sent };
}

/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
