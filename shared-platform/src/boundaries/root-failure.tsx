import { BrandProvider, Button, EmptyState } from 'shared-ui/core';
import { pageNonce } from '../page/page-nonce.ts';
import { texts } from '../texts/en.ts';

interface Props {
  onTryAgain(): void;
}

/** What no boundary of a part has kept away from the page (shell specification 8), in place of a white one. */
export function RootFailureScreen({ onTryAgain }: Props) {
  const words = texts.loadFailure;
  return (
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
  );
}

/** The same without a brand, where not even that is known. */
export const RootFailure = (props: Props) => (
  <BrandProvider theme={{}} nonce={pageNonce()}>
    <RootFailureScreen {...props} />
  </BrandProvider>
);
