import type { ReactNode } from 'react';
import type { SlotName } from 'shared-contracts/remote';
import { useAppName } from '../../hooks/platform-hooks.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { RemotePart } from '../../remotes/remote-part.tsx';

interface Props {
  loader: RemoteLoader;
  slot: SlotName;
  pending: ReactNode;
}

/** Everything that remotes declare for a place of the frame. */
export function Slots({ loader, slot, pending }: Props) {
  const app = useAppName();
  return loader
    .registry()
    .flatMap(({ descriptor }) =>
      descriptor.slots
        .filter((declared) => declared.slot === slot && declared.apps.includes(app))
        .map(({ id }) => (
          <RemotePart
            key={`${descriptor.name} ${id}`}
            loader={loader}
            remote={descriptor.name}
            displayName={descriptor.displayName}
            kind="slots"
            id={id}
            pending={pending}
            notFound={null}
            isSilent={slot === 'background'}
          />
        )),
    );
}
