import type { ReactNode } from 'react';
import { Button, Notice } from 'shared-ui/core';
import { texts } from '../../texts/review.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  isDisabled: boolean;
  /** Marks the section as edited; the last one stays open while what was chosen is submitted. */
  onFinish(): void;
  children: ReactNode;
}

/** The last button of the sections: it submits, and says what went wrong beside itself. */
export function SubmitButton({ isDisabled, onFinish, children }: Props) {
  const { isSubmitting, failure, submit } = useSubmit();

  function press() {
    onFinish();
    submit();
  }

  return (
    <>
      {failure && <Notice severity="danger">{failure}</Notice>}
      <Button
        disabled={isDisabled}
        loading={isSubmitting}
        loadingText={texts.submit.working}
        onClick={press}
        sx={{ alignSelf: { sm: 'start' } }}
      >
        {children}
      </Button>
    </>
  );
}
