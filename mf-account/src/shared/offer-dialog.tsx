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
  /** `refused` is the title once the server has said that it cannot be done. */
  words: { asking: string; keep: string; confirm: string; refused?: string };
  /** The change can be taken back: its button is not red. */
  isReversible?: boolean | undefined;
  change: Omit<OfferedChange<Offer, never>, 'carryOut'>;
  onConfirm(offer: Offer): void;
  onClose(): void;
  children(offer: Offer): ReactNode;
}

/** A question about a change that has consequences: it can be answered once the server has said what they are. */
export function OfferDialog<Offer>(props: Props<Offer>) {
  const { title, subject, choices, words, isReversible, change, onConfirm, onClose, children } = props;
  const { offer, isRunning, error } = change;
  const isAsking = offer.state === 'loading' || offer.isRefreshing;
  // Terms of before are no offer once the server has nothing more to offer.
  const isRefused = !isAsking && offer.error?.kind === 'conflict';
  const shown = isAsking || isRefused ? undefined : offer.data;
  const refused = isRefused ? words.refused : undefined;
  // A change under way is answered first: closed before, its failure would be shown to no one.
  const leave = () => void (isRunning || onClose());
  const confirm = () => shown !== undefined && onConfirm(shown);
  return (
    <Dialog
      open
      onClose={leave}
      title={refused ?? title}
      role="alertdialog"
      maxWidth={480}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant={refused ? 'quiet' : 'text'} disabled={isRunning} onClick={leave}>
            {refused ? texts.close : words.keep}
          </Button>
          {(shown !== undefined || isAsking) && (
            <Button
              variant={isReversible ? 'primary' : 'danger'}
              loading={isAsking || isRunning}
              onClick={confirm}
            >
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        <Text>{subject}</Text>
        {choices}
        {error && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
        {isAsking && <Text role="status">{words.asking}</Text>}
        {shown !== undefined && children(shown)}
        {(isRefused || offer.state === 'error') && !error && (
          <Notice
            severity="danger"
            action={!isRefused && <Button onClick={offer.reload}>{texts.tryAgain}</Button>}
          >
            {offer.error && failureMessages(offer.error).join(' ')}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
