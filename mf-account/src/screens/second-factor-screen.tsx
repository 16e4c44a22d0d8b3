import { useState } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { safeRedirect } from 'shared-contracts/links';
import { useFollowPerson, useLinks, useSession } from 'shared-platform';
import { Navigate, useSearchParams } from 'shared-platform/router';
import { Button, Container, EmptyState, Stack } from 'shared-ui/core';
import { Challenge } from '../features/confirm-it-is-me/challenge.tsx';
import { Enrolment } from '../features/confirm-it-is-me/enrolment.tsx';
import { texts } from '../texts/second-factor.ts';

/** The second step of a login of staff. The server counts nobody as staff before it. */
export default function SecondFactorScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Container sx={{ maxWidth: 560, paddingBlockEnd: 8 }}>
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
  // The step stays on show until it is finished, whatever the person's record says meanwhile.
  const [step, setStep] = useState<Step>(user.secondFactor ?? 'done');
  const [wasAsked] = useState(step !== 'done');
  const confirmed = () => {
    setStep('done');
    followPerson(undefined);
  };
  if (step === 'enrol') return <Enrolment onConfirmed={confirmed} />;
  if (step === 'challenge') return <Challenge onConfirmed={confirmed} />;
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
        </Stack>
      }
    >
      {texts.doneText}
    </EmptyState>
  );
}
