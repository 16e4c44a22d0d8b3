import { isEmbedAddress } from 'shared-contracts/embed';
import { readFlags } from 'shared-contracts/flags';
import type { AppName } from 'shared-contracts/links';
import { SLOTS, type SlotName, topSlots } from 'shared-contracts/remote';
import type { BuildOutput } from '../build-output/build-output.ts';
import type { HostScripts } from '../build-output/host-scripts.ts';

/** Scripts that start on a page and mount the remotes: the shell, or the standalone page of joining. */
export interface PageHost extends HostScripts {
  /** Folder of its scripts. */
  folder: '/shell/' | '/standalone/';
  /** The places above the screen. */
  top: readonly SlotName[];
  /** Every place it has for parts of remotes. */
  slots: readonly SlotName[];
  /** True for a terminal in a centre. */
  isKiosk: boolean;
}

/** The host of screens for an address; `null` until it is built. */
export async function pageHost(
  build: Pick<BuildOutput, 'shellScripts' | 'standaloneScripts'>,
  app: AppName,
  address: Pick<URL, 'pathname' | 'search'>,
): Promise<PageHost | null> {
  if (isEmbedAddress(app, address)) {
    const standalone = await build.standaloneScripts();
    return (
      standalone && { folder: '/standalone/', ...standalone, top: [], slots: ['background'], isKiosk: false }
    );
  }
  const shell = await build.shellScripts();
  const flags = readFlags(address, { embedded: false, kiosk: false });
  const top = topSlots(app, flags);
  return shell && { folder: '/shell/', ...shell, top, slots: SLOTS, isKiosk: flags.kiosk };
}
