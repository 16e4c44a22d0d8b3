import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { openJoiningDraft } from 'shared-contracts/api/joining-draft';
import { paths } from 'shared-contracts/links';
import { useApiMutation, useFlags, useLinks, useScreenTitle, useSession } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { useLocation, useNavigate } from 'shared-platform/router';
import { Box, Button, Container, EmptyState, Notice, Text } from 'shared-ui/core';
import { resumePath } from '../../shared/draft/draft-entries.ts';
import { storeDraftKey } from '../../shared/draft/draft-key.ts';
import { resumedAtom } from '../../shared/draft/resumed-atom.ts';
import { texts } from '../../texts/draft.ts';
import { NewLink } from './new-link.tsx';

const WAYS = {
  display: 'grid',
  gap: 2,
  // Its frame is as wide as its content, so 100 % would be no limit.
  width: 'min(360px, calc(100vw - 64px))',
  marginInline: 'auto',
  textAlign: 'start',
};

/**
 * The target of the mailed link. The token is in the fragment, and nothing happens before a button is pressed: mail
 * scanners open every link, and this one works once.
 */
export default function ResumeScreen() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const links = useLinks();
  const navigate = useNavigate();
  const { user } = useSession();
  const { kiosk } = useFlags();
  const request = useApiMutation(openJoiningDraft);
  const setResumed = useSetAtom(resumedAtom);
  const [isDead, setDead] = useState(token === '' || kiosk);
  useScreenTitle(isDead ? texts.deadTitle : texts.openTitle);

  async function open() {
    if (request.requesting) return;
    const result = await request.run({ body: { token } });
    if (!result.ok) {
      if (result.error.validationMessages.token || result.error.kind === 'not-found') setDead(true);
      return;
    }
    storeDraftKey(result.data.key);
    setResumed(true);
    void navigate(links.to(resumePath(result.data.draft)), { replace: true });
  }

  return (
    <Container sx={{ paddingBottom: 8 }}>
      <EmptyState
        icon={isDead ? 'warning' : 'clock'}
        level={1}
        title={isDead ? texts.deadTitle : texts.openTitle}
        action={
          <Box sx={WAYS}>
            {isDead ? (
              <>
                {!kiosk && <NewLink />}
                <Button variant="text" href={links.to(paths.home)}>
                  {texts.startAgain}
                </Button>
              </>
            ) : (
              <>
                {request.error && (
                  <Notice severity="danger">{failureMessages(request.error).join(' ')}</Notice>
                )}
                <Button loading={request.requesting} onClick={() => void open()}>
                  {texts.open}
                </Button>
              </>
            )}
          </Box>
        }
      >
        <Text>{isDead ? texts.dead : texts.openLead}</Text>
        {!isDead && user && <Text>{texts.openAs(`${user.firstName} ${user.lastName}`)}</Text>}
      </EmptyState>
    </Container>
  );
}
