import { useState } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { safeRedirect } from 'shared-contracts/links';
import { lazyPart, useFollowPerson, useLinks, useSession } from 'shared-platform';
import { useOffersPasskeys } from 'shared-platform/passkeys';
import { Navigate, useSearchParams } from 'shared-platform/router';
import { Button, Container, EmptyState, Stack } from 'shared-ui/core';
import { Challenge } from '../features/prove-who-i-am/challenge.tsx';
import { Enrolment } from '../features/prove-who-i-am/enrolment.tsx';
import { texts } from '../texts/second-factor.ts';

const AddPasskey = lazyPart(() => import(/* webpackChunkName: "add-passkey" */ '../shared/add-passkey.tsx'), {
  close: ({ onClose }) => onClose(),
});

/** The second step of a login of staff. The server counts no one as staff before it. */
export default function SecondFactorScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Container sx={{ maxWidth: user.secondFactor === 'challenge' ? 560 : 680, paddingBlockEnd: 8 }}>
      {user.staffRole ? (
        <Steps user={user} />
      ) : (
        <EmptyState level={1} icon="user" title={texts.staffOnlyTitle}>
          {texts.staffOnlyText}
        </EmptyState>
      )}
    </Container>
  );
}

type Step = 'enrol' | 'challenge' | 'done';

function Steps({ user }: { user: User }) {
  const followPerson = useFollowPerson();
  const links = useLinks();
  const [query] = useSearchParams();
  // The step stays on show until it is finished, whatever the person's record says in the meantime.
  const [step, setStep] = useState<Step>(user.secondFactor ?? 'done');
  const [isAdding, setAdding] = useState(false);
  const canAdd = useOffersPasskeys();
  const [wasAsked] = useState(step !== 'done');
  const confirmed = () => {
    setStep('done');
    followPerson(undefined);
  };
  const addPasskey = canAdd ? () => setAdding(true) : null;
  const dialog = isAdding && (
    <AddPasskey
      email={user.email}
      hasOthers={user.secondFactors?.includes('passkey') ?? false}
      onAdded={() => {
        setAdding(false);
        confirmed();
      }}
      onClose={() => setAdding(false)}
    />
  );
  if (step === 'enrol') {
    return (
      <>
        <Enrolment onConfirmed={confirmed} onPasskey={wasAsked ? addPasskey : null} />
        {dialog}
      </>
    );
  }
  // A server that knows no passkeys does not say.
  if (step === 'challenge') {
    return <Challenge factors={user.secondFactors ?? ['app']} onConfirmed={confirmed} />;
  }
  const back = links.to(safeRedirect(query.get('redirect')));
  if (wasAsked && query.has('redirect') && !user.secondFactor) return <Navigate to={back} replace />;
  return (
    <EmptyState
      level={1}
      icon="success"
      title={texts.doneTitle}
      action={
        <Stack spacing={2}>
          <Button href={back}>{texts.carryOn}</Button>
          <Button variant="text" onClick={() => setStep('enrol')}>
            {texts.again}
          </Button>
          {addPasskey && (
            <Button variant="text" onClick={addPasskey}>
              {texts.addPasskey}
            </Button>
          )}
          {dialog}
        </Stack>
      }
    >
      {texts.doneText}
    </EmptyState>
  );
}
