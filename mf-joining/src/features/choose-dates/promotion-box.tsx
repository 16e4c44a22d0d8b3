import type { FormEvent } from 'react';
import { Button, Icon, styled, VisuallyHidden } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { texts } from '../../texts/review.ts';
import { usePromotion } from './use-promotion.ts';

const words = texts.promotion;

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: FORM_WIDTH,
  gap: '12px',
  justifyItems: 'start',
  '& > div': { justifySelf: 'stretch' },
  // The button is beside its field, below the line of the label.
  '&:not([data-state="applied"])': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > button': { marginTop: 'calc(1.4em + 6px)' },
  },
  '&[data-state="applied"] input': { borderColor: 'var(--ui-success)', background: 'var(--ui-success-wash)' },
});

/** A promotion code: typed and applied, then locked until it is removed. */
export function PromotionBox() {
  const { state, code, refusal, type, apply, remove } = usePromotion();
  const isApplied = state === 'applied';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isApplied) void apply();
  }

  return (
    <Root noValidate onSubmit={submit} data-state={state}>
      <TextField
        label={words.label}
        name="promotionCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
        readOnly={isApplied}
        value={code}
        error={state === 'rejected' ? (refusal ?? words.unknown) : undefined}
        hint={isApplied ? words.applied(code) : undefined}
        endAdornment={isApplied && <Icon name="success" />}
        onChange={({ target }) => type(target.value)}
      />
      {isApplied ? (
        <Button variant="text" size="small" onClick={remove}>
          {words.remove}
        </Button>
      ) : (
        <Button type="submit" variant="quiet" loading={state === 'applying'} loadingText={words.applying}>
          {words.apply}
        </Button>
      )}
      <VisuallyHidden role="status">{isApplied && words.applied(code)}</VisuallyHidden>
    </Root>
  );
}
