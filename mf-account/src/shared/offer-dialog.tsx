import type { ReactNode } from 'react';
import { failureMessages } from 'shared-platform/forms';
import { Button, Notice, Stack, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../texts/en.ts';
import type { OfferedChange } from './use-offered-change.ts';

interface Props<Offer> {
  title: string;
  /** The subject of the question. */
  subject: string;
  /** Controls for the choices; they stay while the server works out their effect. */
  choices?: ReactNode;
  words: { asking: string; keep: string; confirm: string };
  change: Omit<OfferedChange<Offer, never>, 'carryOut'>;
  onConfirm(offer: Offer): void;
  onClose(): void;
  children(offer: Offer): ReactNode;
}

/** A question about something that cannot be undone: it can be answered once the server has said what it means. */
export function OfferDialog<Offer>(props: Props<Offer>) {
  const { title, subject, choices, words, change, onConfirm, onClose, children } = props;
  const { offer, isRunning, error } = change;
  const isAsking = offer.state === 'loading' || offer.isRefreshing;
  const shown = isAsking ? undefined : offer.data;
  // A change under way is answered first: closed before, its failure would be shown to no one.
  const leave = () => void (isRunning || onClose());
  const confirm = () => shown !== undefined && onConfirm(shown);
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      role="alertdialog"
      maxWidth={480}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="text" disabled={isRunning} onClick={leave}>
            {words.keep}
          </Button>
          {(shown !== undefined || isAsking) && (
            <Button variant="danger" loading={isAsking || isRunning} onClick={confirm}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <Text weight="bold">{subject}</Text>
        {choices}
        {error && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
        {isAsking && <Text role="status">{words.asking}</Text>}
        {shown !== undefined && children(shown)}
        {offer.state === 'error' && !error && (
          <Notice
            severity="danger"
            action={
              offer.error?.kind !== 'conflict' && <Button onClick={offer.reload}>{texts.tryAgain}</Button>
            }
          >
            {offer.error && failureMessages(offer.error).join(' ')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
