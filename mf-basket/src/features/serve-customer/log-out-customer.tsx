import { useState } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { isManager } from 'shared-contracts/staff';
import { lazyPart, useSession } from 'shared-platform';
import { Button } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';

const LogOutQuestion = lazyPart(
  () => import(/* webpackChunkName: "desk-log-out" */ './log-out-question.tsx'),
  { close: ({ onClose }) => onClose() },
);

/** Logs the customer being served out on every device, after a question. Only managers can, and not themselves. */
export function LogOutCustomer({ customer }: { customer: DeskCustomer }) {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  if (!user || !isManager(user) || user.id === customer.id) return null;
  return (
    <>
      <Button variant="text" size="small" onClick={() => setAsking(true)}>
        {texts.logOut.ask}
      </Button>
      {isAsking && <LogOutQuestion customer={customer} onClose={() => setAsking(false)} />}
    </>
  );
}
