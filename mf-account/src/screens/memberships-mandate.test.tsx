// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { documents } from 'shared-contracts/api/documents';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { adultMembership } from '../testing/membership-examples.ts';
import MembershipsScreen from './memberships-screen.tsx';

afterEach(cleanup);

it.each([
  [false, 1],
  [true, 0],
])(
  'with a Direct Debit: %s, say that it is missing, once, and where it is set up: %i',
  async (has, times) => {
    renderWithPlatform(<MembershipsScreen />, {
      app: 'my-account',
      user: { ...testUser, hasInstruction: has },
      answers: [
        answer(documents, []),
        answer(ownMemberships, [adultMembership, { ...adultMembership, id: 'm2' }]),
      ],
    });
    await screen.findAllByRole('article');
    expect(screen.queryAllByText('Your membership has no Direct Debit')).toHaveLength(times);
    const links = screen.queryAllByRole('link', { name: 'Set up your Direct Debit' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(times).fill('/payments'));
    for (const link of links) expect(link).toHaveAttribute('data-variant', 'primary');
  },
);
