import { Box, Button, Notice, Text } from 'shared-ui/core';
import type { JoiningDraftControl } from '../../shared/draft/use-joining-draft.ts';
import { useStoredChoice } from '../../shared/draft/use-stored-choice.ts';
import { texts } from '../../texts/draft.ts';

const OFFER_WAYS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' };

/** One below the other, on one edge: there is no room for both versions in a row beside the sections. */
const WAYS = {
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  '& > button + button': { ml: 'var(--button-outset, -14px)' },
};

interface Props {
  question: NonNullable<JoiningDraftControl['question']>;
  control: JoiningDraftControl;
  /** Leaves an offer for the next visit. */
  onPutOff(): void;
}

/**
 * Asks which joining to continue with: the one that was kept, or the one on this page. Nothing moves for it, since it comes
 * below the summary or, in one column, over the lower edge of the view.
 */
export function DraftQuestion({ question, control, onPutOff }: Props) {
  const isOffer = question === 'offer';
  const { isKnown, kept } = useStoredChoice(isOffer ? control.draft : null);
  if (!isKnown) return null;
  return (
    <Notice
      title={texts[`${question}Title`]}
      sx={{
        order: { xs: -1, md: 0 },
        ':not([data-nothing]) + * > &': { mt: { md: 2 } },
        mb: { xs: 1.5, md: 0 },
        boxShadow: { xs: '0 4px 24px rgb(0 0 0 / 0.18)', md: 'none' },
      }}
      action={
        <Box sx={isOffer ? OFFER_WAYS : WAYS}>
          <Button variant={isOffer ? 'primary' : 'quiet'} onClick={control.resume}>
            {isOffer ? texts.resume : texts.useOther}
          </Button>
          <Button variant="text" onClick={isOffer ? onPutOff : control.keepHere}>
            {isOffer ? texts.putOff : texts.keepHere}
          </Button>
        </Box>
      }
    >
      <Text>{isOffer && kept !== null ? texts.offerOf(kept.name, kept.centre) : texts[question]}</Text>
    </Notice>
  );
}
