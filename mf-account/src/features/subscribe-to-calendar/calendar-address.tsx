import { useEffect, useId, useRef, useState } from 'react';
import { calendar, endCalendarAddress, newCalendarAddress } from 'shared-contracts/api/calendar';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { useApi, useApiMutation, useApiQuery, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import {
  Button,
  ButtonRow,
  Card,
  Heading,
  Notice,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from 'shared-ui/core';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/calendar.ts';
import { NewAddress } from './new-address.tsx';

/** The address at which the person's calendar reads their bookings: to make, to make again, to turn off. */
export default function CalendarAddress() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const api = useApi();
  const toast = useToast();
  const { state, data, error, reload } = useApiQuery(calendar, {});
  const making = useApiMutation(newCalendarAddress);
  const ending = useApiMutation(endCalendarAddress);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => title.current?.focus(), []);

  async function make() {
    const result = await making.run({});
    if (!result.ok) return;
    api.setAnswer(calendar, {}, { since: result.data.since });
    setAddress(result.data.address);
  }

  async function end() {
    const result = await ending.run({});
    if (!result.ok) return;
    api.setAnswer(calendar, {}, result.data);
    setAddress(null);
    title.current?.focus();
    toast({ content: texts.ended, type: 'success' });
  }

  const failure = making.error ?? ending.error;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Stack spacing={2}>
        <Heading level={2} size={3} id={titleId} ref={title} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.lead}</Text>
        {state === 'loading' && (
          <>
            <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
            <Skeleton width={190} height={48} />
          </>
        )}
        {state === 'error' && <LoadFailure isInside title={texts.failed} error={error} onRetry={reload} />}
        {failure && <Notice severity="danger">{failureMessages(failure).join(' ')}</Notice>}
        {data && (
          <>
            {address !== null && <NewAddress key={address} address={address} />}
            {address === null && data.since !== null && (
              <Text>
                {texts.since(displayDay(siteDay(data.since)))} {texts.once}
              </Text>
            )}
            {data.since === null ? (
              <Button
                loading={making.requesting}
                loadingText={texts.making}
                onClick={() => void make()}
                sx={{ alignSelf: { sm: 'start' } }}
              >
                {texts.make}
              </Button>
            ) : (
              <ButtonRow>
                <Button
                  variant="text"
                  size="small"
                  loading={making.requesting}
                  loadingText={texts.making}
                  disabled={ending.requesting}
                  onClick={() => void make()}
                >
                  {texts.replace}
                </Button>
                <Button
                  variant="text"
                  size="small"
                  loading={ending.requesting}
                  loadingText={texts.ending}
                  disabled={making.requesting}
                  onClick={() => void end()}
                >
                  {texts.end}
                </Button>
              </ButtonRow>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
