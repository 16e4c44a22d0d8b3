import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { Box } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';

type Addressed = Pick<DeskCustomer, 'reference' | 'email' | 'emailState' | 'age' | 'membership'>;

/**
 * The customer being served, and whether mail reaches them: desk staff can ask. On a phone also what decides on classes
 * and prices, which is far below otherwise.
 */
export function CustomerLine({ customer }: { customer: Addressed }) {
  const { reference, email, emailState, age, membership } = customer;
  const standing = [
    membership === undefined ? null : (membership ?? texts.noMembership),
    age === undefined ? null : texts.aged(age),
  ].filter(Boolean);
  const remark = emailState === 'unconfirmed' || emailState === 'disowned' ? texts[emailState] : null;
  return (
    <>
      {texts.customer(reference, email)}
      {standing.length > 0 && <Box sx={{ display: { md: 'none' } }}>{standing.join(', ')}</Box>}
      {remark && (
        <>
          <br />
          {remark}
        </>
      )}
    </>
  );
}
