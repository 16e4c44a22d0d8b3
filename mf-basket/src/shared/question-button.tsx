import { type ReactNode, useState } from 'react';
import { lazyPart } from 'shared-platform';
import { Button } from 'shared-ui/core';

const ConfirmQuestion = lazyPart(() => import(/* webpackChunkName: "question" */ './confirm-question.tsx'), {
  close: ({ onCancel }) => onCancel(),
  isOpen: ({ open }) => open,
});

interface Props {
  label: ReactNode;
  icon?: 'trash';
  title: string;
  text: string;
  confirmText: string;
  cancelText: string;
  isDisabled?: boolean;
  isRunning: boolean;
  /** Resolves when it was carried out or has failed; the question then closes. */
  onConfirm(): Promise<unknown>;
}

/** A quiet button for something that cannot be undone: it asks first. */
export function QuestionButton({
  label,
  icon,
  title,
  text,
  confirmText,
  cancelText,
  isDisabled,
  isRunning,
  onConfirm,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function ask(): void {
    setOpened(true);
    setOpen(true);
  }

  async function confirm(): Promise<void> {
    await onConfirm();
    setOpen(false);
  }

  return (
    <>
      <Button variant="text" size="small" startIcon={icon} disabled={isDisabled} onClick={ask}>
        {label}
      </Button>
      {wasOpened && (
        <ConfirmQuestion
          open={isOpen}
          title={title}
          confirmText={confirmText}
          cancelText={cancelText}
          danger
          loading={isRunning}
          onConfirm={() => void confirm()}
          onCancel={() => setOpen(false)}
        >
          {text}
        </ConfirmQuestion>
      )}
    </>
  );
}
