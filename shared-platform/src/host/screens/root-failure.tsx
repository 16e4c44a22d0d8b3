import { plainBrand } from 'shared-contracts/brand/computed-brand';
import { BrandProvider, Button } from 'shared-ui/core';
import { pageNonce } from '../../page/page-nonce.ts';
import { texts } from '../../texts/en.ts';
import { MessageScreen } from './full-page-screens.tsx';

interface Props {
  onTryAgain(): void;
}

/** Screen for a failure that no boundary of a part has caught (shell specification 8), instead of a white page. */
export const RootFailureScreen = ({ onTryAgain }: Props) => (
  <MessageScreen kind="loadFailure">
    <Button onClick={onTryAgain}>{texts.remoteFailure.action}</Button>
  </MessageScreen>
);

/** The same without a brand, where not even that is known. */
export const RootFailure = (props: Props) => (
  <BrandProvider theme={{}} brand={plainBrand} nonce={pageNonce()}>
    <RootFailureScreen {...props} />
  </BrandProvider>
);
