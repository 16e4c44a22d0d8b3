import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { texts } from '../../texts/desk.ts';

type Addressed = Pick<DeskCustomer, 'reference' | 'email' | 'emailState'>;

/** The customer being served, and whether mail reaches them: desk staff can ask. */
export function CustomerLine({ customer: { reference, email, emailState } }: { customer: Addressed }) {
  const remark = emailState === 'unconfirmed' || emailState === 'disowned' ? texts[emailState] : null;
  return (
    <>
      {texts.customer(reference, email)}
      {remark && (
        <>
          <br />
          {remark}
        </>
      )}
    </>
  );
}
