import { Box, Button, Notice, Text } from 'shared-ui/core';
import type { JoiningDraftControl } from '../../shared/draft/use-joining-draft.ts';
import { texts } from '../../texts/draft.ts';

interface Props {
  question: NonNullable<JoiningDraftControl['question']>;
  control: JoiningDraftControl;
}

/** Asks which joining to continue with: the one that was kept, or the one on this page. */
export function DraftQuestion({ question, control }: Props) {
  const isOffer = question === 'offer';
  return (
    <Notice
      title={texts[`${question}Title`]}
      sx={{ mb: 3 }}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="secondary" onClick={control.resume}>
            {isOffer ? texts.resume : texts.useOther}
          </Button>
          {isOffer ? (
            <Button variant="text" onClick={() => void control.startAgain()}>
              {texts.startAgain}
            </Button>
          ) : (
            <Button variant="text" onClick={control.keepHere}>
              {texts.keepHere}
            </Button>
          )}
        </Box>
      }
    >
      <Text>{texts[question]}</Text>
      {isOffer && <Text tone="muted">{texts.startAgainHint}</Text>}
    </Notice>
  );
}
