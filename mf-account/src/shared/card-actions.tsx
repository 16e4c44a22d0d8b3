import { ButtonRow, styled } from 'shared-ui/core';

const NARROW = '@media (max-width: 599.95px)';

/**
 * The actions of a card below its facts; on a phone a line parts them. The buttons’ own room would make the foot deeper
 * than the head.
 */
export const CardActions = styled(ButtonRow)({
  '&&': { marginBlockEnd: '-10px' },
  '&&&:has(> [data-variant="primary"], > [data-variant="quiet"])': {
    marginInline: 0,
    marginBlockEnd: 0,
    paddingBlockStart: 8,
  },
  [NARROW]: {
    '&:has(> [data-variant="text"] + [data-variant="text"])': {
      '--button-outset': '-10px',
      columnGap: 10,
      marginInline: 0,
      borderTop: '1px solid var(--ui-border)',
      paddingBlockStart: 4,
      '& > [data-variant="text"]': { paddingInline: 8 },
    },
  },
});
