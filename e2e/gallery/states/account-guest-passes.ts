import { cancelGuestPass, type OwnGuestPasses, ownGuestPasses } from 'shared-contracts/api/guest-passes';
import { altered, answered, failed } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';
import { waitForHeading } from './on-page.ts';

const onPage = { app: 'my-account', as: 'alex', path: '/guest-passes' } as const;

/** Beside the passes there are, one with a guest's name in each further state. */
const withEveryPass = ({ passes, allowance }: OwnGuestPasses): OwnGuestPasses => ({
  allowance,
  passes: passes.flatMap((pass) =>
    pass.state === 'open'
      ? [
          pass,
          { ...pass, id: 'issued', code: '550123', guestName: 'Robin Hale' },
          {
            ...pass,
            id: 'expired',
            state: 'expired' as const,
            guestName: 'Kim Hale',
            validUntil: '2027-02-28',
          },
          { ...pass, id: 'cancelled', state: 'cancelled' as const, guestName: 'Lou Hale' },
        ]
      : [pass],
  ),
});

/** Guest passes of the account, to issue and to cancel. */
export const guestPassStates: readonly State[] = [
  {
    ...onPage,
    id: 'guest-passes',
    title: 'Guest passes in every state',
    answers: [altered(ownGuestPasses, withEveryPass)],
    prepare: (page) => page.getByText('Cancelled', { exact: true }).waitFor(),
  },
  {
    ...onPage,
    id: 'guest-passes-issue',
    title: 'Issuing a guest pass without a name',
    async prepare(page) {
      await page.getByRole('button', { name: 'Get a guest pass' }).click();
      await page.getByRole('button', { name: 'Get the code' }).click();
      await page.getByText('Enter your guest’s name').first().waitFor();
    },
  },
  {
    ...onPage,
    id: 'guest-passes-none-left',
    title: 'All guest passes of the month are issued',
    answers: [
      altered(ownGuestPasses, ({ passes, allowance }) => ({
        passes,
        allowance: allowance && { ...allowance, left: 0 },
      })),
    ],
    prepare: (page) => page.getByText('You have no passes left this month.').waitFor(),
  },
  {
    ...onPage,
    id: 'guest-passes-cancel',
    title: 'Whether to cancel a guest pass',
    isOverlay: true,
    async prepare(page) {
      await page.getByRole('button', { name: /^Cancel pass/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    ...onPage,
    id: 'guest-passes-not-cancelled',
    title: 'A guest pass was not cancelled',
    answers: [failed(cancelGuestPass, 500)],
    async prepare(page) {
      await page.getByRole('button', { name: /^Cancel pass/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel pass' }).click();
      await page.getByRole('listitem').getByRole('alert').waitFor();
    },
  },
  {
    ...onPage,
    id: 'guest-passes-empty',
    title: 'No guest passes',
    answers: [answered(ownGuestPasses, { passes: [], allowance: null })],
    prepare: (page) => waitForHeading(page, 'You have no guest passes'),
  },
  {
    ...onPage,
    id: 'guest-passes-failed',
    title: 'The guest passes could not be loaded',
    answers: [failed(ownGuestPasses, 500)],
    prepare: (page) => page.getByText('Your guest passes could not be loaded').waitFor(),
  },
];
