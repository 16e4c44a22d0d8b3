import { plainBrand } from 'shared-contracts/brand/computed-brand';
import { BrandProvider, Button, EmptyState } from 'shared-ui/core';
import { pageNonce } from '../page/page-nonce.ts';
import { texts } from '../texts/en.ts';

interface Props {
  onTryAgain(): void;
}

/** Screen for a failure that no boundary of a part has caught (shell specification 8), instead of a white page. */
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
  <BrandProvider theme={{}} brand={plainBrand} nonce={pageNonce()}>
    <RootFailureScreen {...props} />
  </BrandProvider>
);
