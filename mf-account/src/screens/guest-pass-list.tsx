import { useCallback, useState } from 'react';
import { ownGuestPasses } from 'shared-contracts/api/guest-passes';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { siteDay } from 'shared-contracts/dates';
import { ScreenNotFound, useApi, useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Card, EmptyState, Notice, Stack } from 'shared-ui/core';
import { IssueGuestPass } from '../features/issue-guest-pass/issue-guest-pass.tsx';
import { anotherPass } from '../features/see-my-guest-passes/another-pass.ts';
import { GuestPassCard } from '../features/see-my-guest-passes/guest-pass-card.tsx';
import { PassSection } from '../features/see-my-guest-passes/pass-section.tsx';
import { PastPasses } from '../features/see-my-guest-passes/past-passes.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { Illustration } from '../shared/illustration.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { texts } from '../texts/guest-passes.ts';

interface Props {
  /** Called when the list has changed, and what had the focus may be gone; keeps its identity. */
  onChanged(): void;
}

/** The person's guest passes, valid ones first, and how many more can be issued. */
export function GuestPassList({ onChanged }: Props) {
  const api = useApi();
  const links = useLinks();
  const { state, data, error, reload } = useApiQuery(ownGuestPasses, {});
  const [refusal, setRefusal] = useState<string | null>(null);
  const follow = useCallback(
    (found: string | null) => {
      setRefusal(found);
      // A membership tells how many passes are gone.
      for (const changed of [ownGuestPasses, ownMemberships]) api.invalidate(changed);
      onChanged();
    },
    [api, onChanged],
  );
  // The tenant has stopped giving them since this page was loaded.
  if (error?.kind === 'not-found') throw new ScreenNotFound();
  if (state === 'loading') return <CardSkeleton label={texts.loading} />;
  if (!data) return <LoadFailure title={texts.failed} error={error} onRetry={reload} />;
  const { passes, allowance } = data;
  const today = siteDay(new Date());
  const valid = passes.filter(({ state }) => state === 'open');
  const past = passes.filter(({ state }) => state !== 'open');
  return (
    <Stack spacing={5}>
      {allowance && <IssueGuestPass allowance={allowance} onIssued={() => follow(null)} onRefused={reload} />}
      {passes.length === 0 && (
        <Card padding="none">
          <EmptyState
            picture={<Illustration name="guests" />}
            title={texts.emptyTitle}
            action={
              !allowance && (
                <Button variant="quiet" component={Link} to={links.to('/memberships')}>
                  {texts.toMemberships}
                </Button>
              )
            }
          >
            {allowance ? texts.noneYet : texts.emptyText}
          </EmptyState>
        </Card>
      )}
      {valid.length > 0 && (
        <PassSection title={texts.valid}>
          {(titleId) => (
            <Stack
              component="ul"
              spacing={2}
              aria-labelledby={titleId}
              sx={{ m: 0, p: 0, listStyle: 'none' }}
            >
              {valid.map((pass) => (
                <GuestPassCard
                  key={pass.id}
                  pass={pass}
                  another={allowance && anotherPass(pass, passes, allowance, today)}
                  onOver={follow}
                />
              ))}
            </Stack>
          )}
        </PassSection>
      )}
      {refusal && <Notice severity="danger">{refusal}</Notice>}
      {past.length > 0 && <PastPasses passes={past} />}
    </Stack>
  );
}
