import { type ReactNode, useState } from 'react';
import { type ApiError, lazyPart } from 'shared-platform';
import { Button, type IconName, VisuallyHidden } from 'shared-ui/core';
import { SettingsRow } from './settings-row.tsx';

const ConfirmQuestion = lazyPart(() => import(/* webpackChunkName: "question" */ './confirm-question.tsx'), {
  close: ({ onCancel }) => onCancel(),
});

interface Props {
  icon: IconName;
  name: string;
  detail: string;
  chip?: ReactNode;
  words: { remove: string; question(name: string): string; questionText: string };
  request: { requesting: boolean; error: ApiError | null };
  /** Settles once the answer is there, whatever it is. */
  onRemove(): Promise<void>;
}

/** A kept thing that can be removed after a question. */
export function RemovableRow({ icon, name, detail, chip, words, request, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);

  async function remove() {
    await onRemove();
    setAsking(false);
  }

  return (
    <SettingsRow icon={icon} name={name} detail={detail} chip={chip} error={request.error}>
      <Button variant="text" size="small" startIcon="trash" onClick={() => setAsking(true)}>
        {words.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <ConfirmQuestion
          open
          danger
          title={words.question(name)}
          confirmText={words.remove}
          loading={request.requesting}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {words.questionText}
        </ConfirmQuestion>
      )}
    </SettingsRow>
  );
}
