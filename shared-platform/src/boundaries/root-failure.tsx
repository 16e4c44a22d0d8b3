import { BrandProvider, Button, EmptyState } from 'shared-ui/core';
import { pageNonce } from '../host/site/page-nonce.ts';
import { texts } from '../texts/en.ts';

/** The page that failed as a whole (shell specification 8), in place of a white one. */
export function RootFailure({ onTryAgain }: { onTryAgain(): void }) {
  const words = texts.loadFailure;
  return (
    <BrandProvider theme={{}} nonce={pageNonce()}>
      <EmptyState
        icon="warning"
        title={words.title}
        level={1}
        action={
          <>
            <Button onClick={onTryAgain}>{texts.remoteFailure.action}</Button>
            <Button variant="text" href="/">
              {words.action}
            </Button>
          </>
        }
      >
        {words.text}
      </EmptyState>
    </BrandProvider>
  );
}
