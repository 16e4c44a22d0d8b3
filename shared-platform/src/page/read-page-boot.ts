import { PAGE_BOOT_ELEMENT, type PageBoot, pageBootSchema } from 'shared-contracts/config';
import { storeFileIntegrity } from 'shared-contracts/file-integrity';
import { safeParse } from 'shared-contracts/schema';
import { loadCode } from 'shared-ui/load-code';

const importBoot = () => import(/* webpackChunkName: "page-boot" */ './request-page-boot.ts');

/** Reads what the gateway wrote into the page; a static host is asked for the same. Throws when neither has it. */
export async function readPageBoot(): Promise<PageBoot> {
  const inlined = document.getElementById(PAGE_BOOT_ELEMENT)?.textContent;
  return inlined ? checked(JSON.parse(inlined)) : fetchPageBoot();
}

/** Asks the host for the newest page boot: the registry may have moved since the page was opened. */
export async function fetchPageBoot(): Promise<PageBoot> {
  const { requestPageBoot } = await loadCode(importBoot);
  return checked(await requestPageBoot());
}

function checked(value: unknown): PageBoot {
  const boot = safeParse(pageBootSchema, value);
  if (!boot.success) throw new Error('The page boot does not have the shape of the contract.');
  const { fileIntegrity, registry } = boot.data;
  storeFileIntegrity(fileIntegrity, ...registry.map((remote) => remote.fileIntegrity));
  return boot.data;
}
