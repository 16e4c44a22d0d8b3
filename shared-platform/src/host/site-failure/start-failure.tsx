import { createRoot } from 'react-dom/client';
import { plainBrand } from 'shared-contracts/brand/computed-brand';
import { PAGE_BOOT_ELEMENT } from 'shared-contracts/config';
import { BrandProvider } from 'shared-ui/core';
import { pageNonce } from '../../page/page-nonce.ts';
import { fetchPageBoot } from '../../page/read-page-boot.ts';
import { FailurePage } from './failure-page.tsx';

/**
 * Draws the page in place of one that could not be started. One whose boot has to be asked for starts once that can be
 * had; what arrived with a page stays as it is, so there only the person can try again.
 */
export function renderStartFailure(container: HTMLElement, start: () => Promise<void>): void {
  const root = createRoot(container);

  async function lookAgain(): Promise<boolean> {
    const isThere = await fetchPageBoot().then(
      () => true,
      () => false,
    );
    if (!isThere) return false;
    root.unmount();
    await start();
    return true;
  }

  const hasBoot = document.getElementById(PAGE_BOOT_ELEMENT) !== null;
  root.render(
    <BrandProvider theme={{}} brand={plainBrand} nonce={pageNonce()}>
      <FailurePage
        kind="loadFailure"
        brand={{ name: window.location.hostname }}
        lookAgain={hasBoot ? undefined : lookAgain}
      />
    </BrandProvider>,
  );
}
