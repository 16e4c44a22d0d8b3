import { styled } from 'shared-ui/core';

/** A file chooser for `inputComponent` of a `TextField`: its button is in the style of the page, not the browser's. */
export const FileInput = styled('input')({
  '&&': { padding: '8px 14px 8px 8px', cursor: 'pointer', textOverflow: 'ellipsis' },
  '&::file-selector-button': {
    marginInlineEnd: '14px',
    padding: '6px 14px',
    border: '1px solid var(--ui-control)',
    borderRadius: '6px',
    background: 'var(--ui-sunken)',
    color: 'var(--ui-text)',
    font: '700 0.9375rem/1.25 var(--font-body)',
    cursor: 'inherit',
  },
});
