import type { ReactNode } from 'react';
import { Button } from '../core/button.tsx';
import { texts } from '../texts/en.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** The verb of the question: 'Remove', 'Clear basket'. */
  confirmText: string;
  cancelText?: string | undefined;
  /** The answer cannot be undone: a red button. */
  danger?: boolean | undefined;
  /** The confirmed action is running. */
  loading?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmText, cancelText = texts.cancel } = props;
  const { danger, loading = false, onConfirm, onCancel } = props;

  function leave(): void {
    // A running action must finish first.
    if (!loading) onCancel();
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      title={title}
      role="alertdialog"
      maxWidth={440}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="text" disabled={loading} onClick={leave}>
            {cancelText}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
