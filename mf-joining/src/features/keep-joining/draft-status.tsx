import { useState } from 'react';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { useSession } from 'shared-platform';
import { Box, Button, styled, Text } from 'shared-ui/core';
import { Checkbox } from 'shared-ui/forms';
import type { JoiningDraftControl } from '../../shared/draft/use-joining-draft.ts';
import { texts } from '../../texts/draft.ts';
import { EmailLinkDialog } from './email-link-dialog.tsx';

const Row = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: '20px',
  padding: '12px clamp(16px, 3cqi, 24px)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-sunken)',
});

interface Props {
  control: JoiningDraftControl;
  /** The address as far as it is typed into the details. */
  email: string;
}

/** Storage place of a joining, with its duration; for visitors, a button to keep it. */
export function DraftStatus({ control, email }: Props) {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { draft, canEmail } = control;
  if (canEmail)
    return (
      <Row>
        <Text>{texts.notNow}</Text>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {texts.email}
        </Button>
        {isAsking && <EmailLinkDialog control={control} email={email} onClose={() => setAsking(false)} />}
      </Row>
    );
  if (!draft?.steps.choice) return null;
  return (
    <Row>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Text>
          {texts.saved(displayDay(siteDay(draft.expiresAt)))}{' '}
          {user ? texts.savedForAccount : texts.savedForLink}
        </Text>
        <Checkbox
          label={texts.remind}
          checked={draft.wantsReminder}
          onChange={({ target }) => void control.setReminder(target.checked)}
        />
      </Box>
      <Button variant="text" size="small" onClick={() => void control.startAgain()}>
        {texts.startAgain}
      </Button>
    </Row>
  );
}
