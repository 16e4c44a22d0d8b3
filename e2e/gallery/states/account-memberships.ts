import { currentUser } from 'shared-contracts/api/auth';
import { documents } from 'shared-contracts/api/documents';
import { membershipEnding, type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { altered, answered, failed, held } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';
import { waitForHeading } from './on-page.ts';

const member = { app: 'my-account', as: 'alex' } as const;
const customer = { app: 'my-account', as: 'sam' } as const;

/** A membership in every state, made from the one there is. */
const inEveryState = (memberships: readonly OwnMembership[]): OwnMembership[] =>
  memberships.slice(0, 1).flatMap((one) => [
    { ...one, id: 'current' },
    {
      ...one,
      id: 'pending',
      name: 'Student',
      startDate: '2027-02-26',
      state: 'pending' as const,
      proof: 'Proof of student status',
      canChange: false,
      canFreeze: false,
    },
    {
      ...one,
      id: 'upcoming',
      name: 'Swim',
      state: 'upcoming' as const,
      startDate: '2027-04-01',
      nextPayment: one.nextPayment && { ...one.nextPayment, day: '2027-04-15' },
    },
    {
      ...one,
      id: 'ended',
      name: 'Off-peak',
      startDate: '2025-02-01',
      state: 'ended' as const,
      endDate: '2027-01-31',
      nextPayment: null,
      canFreeze: false,
      canChange: false,
      canRenew: true,
      canEnd: false,
    },
  ]);

const freezeFee = { decimal: '5.00', formatted: '£5.00' };

/** A frozen membership gives no uses, and its next payment is the fee of the freeze. */
const frozen = (membership: OwnMembership): OwnMembership => ({
  ...membership,
  canFreeze: false,
  canChange: false,
  benefits: membership.benefits.map((benefit) => ({ ...benefit, use: null })),
  nextPayment: membership.nextPayment && { ...membership.nextPayment, amount: freezeFee },
  freeze: { startDate: '2027-02-15', endDate: '2027-05-14', monthly: freezeFee, isUnderWay: true },
});

/** Memberships of the account. */
export const membershipStates: readonly State[] = [
  {
    ...member,
    id: 'memberships',
    title: 'A membership in every state',
    path: '/memberships',
    answers: [
      altered(ownMemberships, inEveryState),
      altered(currentUser, (user) => ({ ...user, membershipDocumentUploadRequired: true })),
      answered(documents, [
        { id: 'proof', name: 'Proof of student status', status: 'needed', expiresOn: null, refusal: null },
      ]),
    ],
    async prepare(page) {
      await page.getByText('Proof needed').waitFor();
      await waitForHeading(page, 'Your documents');
    },
  },
  {
    ...member,
    id: 'memberships-end',
    title: 'When a membership ends, and its last payment',
    path: '/memberships',
    isOverlay: true,
    answers: [
      altered(ownMemberships, (memberships) => memberships.map((one) => ({ ...one, canEnd: true }))),
      answered(membershipEnding, {
        endDate: '2027-04-14',
        lastPayment: { day: '2027-03-15', amount: { decimal: '32.00', formatted: '£32.00' } },
      }),
    ],
    async prepare(page) {
      await page
        .getByRole('button', { name: /^End membership/ })
        .first()
        .click();
      await page.getByText(/^Your last payment/).waitFor();
    },
  },
  {
    ...member,
    id: 'memberships-freeze',
    title: 'What is paid while a membership is frozen',
    path: '/memberships',
    isOverlay: true,
    async prepare(page) {
      await page.getByRole('button', { name: /^Freeze membership/ }).click();
      await page.getByText(/^Your payments continue/).waitFor();
    },
  },
  {
    ...member,
    id: 'memberships-frozen',
    title: 'A frozen membership',
    path: '/memberships',
    answers: [altered(ownMemberships, (memberships) => memberships.map(frozen))],
    prepare: (page) => page.getByRole('button', { name: /^End the freeze/ }).waitFor(),
  },
  {
    ...customer,
    id: 'memberships-empty',
    title: 'No membership',
    path: '/memberships',
    answers: [answered(ownMemberships, [])],
    prepare: (page) => waitForHeading(page, 'You are not a member yet'),
  },
  {
    ...customer,
    id: 'memberships-loading',
    title: 'The memberships are loading',
    path: '/memberships',
    answers: [held(ownMemberships)],
    prepare: (page) => page.getByText('Loading your memberships').waitFor({ state: 'attached' }),
  },
  {
    ...customer,
    id: 'memberships-failed',
    title: 'The memberships could not be loaded',
    path: '/memberships',
    answers: [failed(ownMemberships, 500)],
    prepare: (page) => page.getByText('Your memberships could not be loaded').waitFor(),
  },
];
