import type { Joining } from './joining.ts';
import { follow, giveUp, type JoiningSteps, openNext } from './joining-machine.ts';

/** The steps of an account that is created on the way. */
export const newCustomerSteps: JoiningSteps = {
  'account-created': { in: ['filling'], take: (state) => follow(state, { isNewCustomer: true }) },
  'customer-checked': {
    in: ['checking'],
    take(state, { isEligible, areDetailsComplete }) {
      const { edited } = state.joining;
      const known: Joining = {
        ...state.joining,
        isNewCustomer: false,
        edited: areDetailsComplete ? [...new Set([...edited, 'details_section' as const])] : edited,
      };
      return isEligible
        ? openNext(state, { ...known, open: 'membership_section' }, [
            { do: 'reset-filters' },
            { do: 'focus-continue' },
          ])
        : giveUp(state, known, 'ineligible', false);
    },
  },
};
