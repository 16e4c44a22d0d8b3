import { ButtonRow, styled } from 'shared-ui/core';

const NARROW = '@media (max-width: 599.95px)';

/**
 * The actions of a card below its facts, with words that begin where those of the facts do. On a phone three are below
 * one another, so that none is left over. The buttons’ own room would make the foot deeper than the head.
 */
export const CardActions = styled(ButtonRow)({
  '&&': { marginBlockEnd: '-10px' },
  '&&&:has(> [data-variant="primary"], > [data-variant="quiet"])': { marginInline: 0, marginBlockEnd: 0 },
  '& > [data-variant="text"] svg': { marginInlineEnd: '6px' },
  [NARROW]: { '&:has(> * + * + *)': { flexDirection: 'column', alignItems: 'start' } },
});
