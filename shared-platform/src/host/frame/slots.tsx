import type { ReactNode } from 'react';
import type { SlotName } from 'shared-contracts/remote';
import { useAppName } from '../../hooks/platform-hooks.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { PersonScreens } from '../person/person-scope.tsx';
import { type PartFallback, RemotePart } from './remote-part.tsx';

interface Props {
  loader: RemoteLoader;
  slot: SlotName;
  /** Drawn for the first part while it loads. */
  pending: ReactNode;
  /** Drawn for the first part if it cannot be loaded, and when no remote declares anything for the place. */
  fallback?: PartFallback | undefined;
  /** Drawn for each of the other parts that cannot be loaded; without it each says so itself. */
  others?: PartFallback | undefined;
  /** Drawn with the notice of the first part: what a page must not lack. */
  besideNotice?: ReactNode;
}

/** The registry may name a part the next time the page is opened. */
const reloadPage = async () => window.location.reload();

/**
 * Everything that remotes declare for a place of the frame. What is drawn there mounts again with every person;
 * background parts stay when a visitor logs in, since they carry on with what the visitor asked for.
 */
export function Slots(props: Props) {
  if (props.slot === 'background') return <SlotParts {...props} />;
  return (
    <PersonScreens>
      <SlotParts {...props} />
    </PersonScreens>
  );
}

function SlotParts({ loader, slot, pending, fallback, others, besideNotice }: Props) {
  const app = useAppName();
  const parts = loader
    .registry()
    .flatMap(({ descriptor }) =>
      descriptor.slots
        .filter((declared) => declared.slot === slot && declared.apps.includes(app))
        .map(({ id }) => ({ descriptor, id })),
    )
    .map(({ descriptor, id }, index) => (
      <RemotePart
        key={`${descriptor.name} ${id}`}
        loader={loader}
        remote={descriptor.name}
        displayName={descriptor.displayName}
        kind="slots"
        id={id}
        pending={index > 0 ? null : pending}
        notFound={null}
        isSilent={slot === 'background'}
        fallback={index > 0 ? others : fallback}
        besideNotice={index > 0 ? null : besideNotice}
      />
    ));
  return parts.length > 0 ? parts : fallback?.(reloadPage);
}
