import { useState } from 'react';
import type { Term } from 'shared-contracts/api/checkout';
import { lazyPart } from 'shared-platform';
import { Button } from 'shared-ui/core';
import { Checkbox } from 'shared-ui/forms';
import { texts } from '../../texts/review.ts';

const AgreementDialog = lazyPart(
  () => import(/* webpackChunkName: "joining-terms" */ './agreement-dialog.tsx'),
  {
    close: ({ onCancel }) => onCancel(),
  },
);

/** On the edge of the label of the box. */
const BELOW_LABEL = { '--button-outset': '26px', mt: -1 };

interface Props {
  label: string;
  title: string;
  /** Nothing is drawn where there are none. */
  terms: readonly Term[];
  isTicked: boolean;
  error?: string | undefined;
  onTick(isTicked: boolean): void;
}

/** A box for terms: ticking it opens them, and agreeing there ticks it (joining specification 4 "Terms modal"). */
export function TermsBox({ label, title, terms, isTicked, error, onTick }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (terms.length === 0) return null;
  return (
    <>
      <Checkbox
        label={label}
        error={error}
        aria-required
        aria-haspopup="dialog"
        checked={isTicked}
        onChange={() => (isTicked ? onTick(false) : setOpen(true))}
      />
      <Button
        variant="text"
        size="small"
        aria-label={`${texts.terms.hint}: ${title}`}
        onClick={() => setOpen(true)}
        sx={BELOW_LABEL}
      >
        {texts.terms.hint}
      </Button>
      {isOpen && (
        <AgreementDialog
          title={title}
          terms={terms}
          onAgree={() => {
            onTick(true);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
