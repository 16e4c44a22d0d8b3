import { acceptedWaivers } from 'shared-contracts/api/accepted-waivers';
import { answered } from '../../support/answers/answer-change.ts';
import type { State } from '../state.ts';

/** Waivers accepted for two people, one of them at the desk. */
export const climbingAccepted = answered(acceptedWaivers, {
  person: 'Sam Newbury',
  waivers: [
    {
      id: 'climbing.1',
      title: 'Climbing: risks and rules',
      html: '<p>Climbing can be dangerous. Check your knot and your partner before every climb.</p><ul><li>Wear the harness that fits you.</li><li>Do what the instructor says.</li></ul>',
      acceptances: [
        {
          attendee: 'Mia Newbury',
          acceptedBy: 'Sam Newbury',
          isNotedAtDesk: true,
          acceptedAt: '2027-02-20T18:30:00+00:00',
        },
        {
          attendee: 'Sam Newbury',
          acceptedBy: null,
          isNotedAtDesk: false,
          acceptedAt: '2027-02-19T18:30:00+00:00',
        },
      ],
    },
  ],
});

/** Waivers accepted before taking part. */
export const waiverStates: readonly State[] = [
  {
    app: 'my-account',
    as: 'sam',
    id: 'waivers',
    title: 'Waivers that were accepted',
    path: '/waivers',
    answers: [climbingAccepted],
    prepare: (page) => page.getByText(/^Climbing can be dangerous/).waitFor(),
  },
];
