import { useEffect, useRef } from 'react';
import { Spinner, styled } from 'shared-ui/core';
import { texts } from '../../texts/kiosk.ts';

const Cover = styled('dialog')({
  display: 'grid',
  placeContent: 'center',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  background: 'var(--ui-page)',
  color: 'var(--ui-text)',
});

/** Covers everything, dialogs too, until the page is replaced: no one sees or uses what was on it. */
export function ClearingCover() {
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => cover.current?.showModal(), []);
  return (
    <Cover ref={cover} aria-label={texts.startOver.clearing} onCancel={(event) => event.preventDefault()}>
      <Spinner text={texts.startOver.clearing} showText />
    </Cover>
  );
}
