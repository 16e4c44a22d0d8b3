import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Coordinates } from 'shared-contracts/distance';
import { IconButton, styled } from 'shared-ui/core';
import { texts as words } from '../../texts/map.ts';

const WIDE = '@media (min-width: 951px)';

/** The list follows its map; on a wide page the two are parts of `MapPage`. */
const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  // The list begins above the lower edge of a phone.
  '--map-height': 'clamp(200px, 38vh, 340px)',
  [WIDE]: {
    display: 'contents',
    // Below the search it ends with the window.
    '--map-height': 'clamp(320px, calc(100vh - 216px), 1000px)',
  },
});

const Pane = styled('div')({
  position: 'relative',
  [WIDE]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    position: 'sticky',
    top: 'calc(var(--ui-header-height) + 16px)',
  },
});

/** Room below the card, where the sources of the map are named, and above it, for the pin it belongs to. */
const BELOW = 40;
const ABOVE = 80;

const List = styled('div')({ minWidth: 0 });

/** On the map above its lower edge, where its sources are named. */
const Picked = styled('div')({
  position: 'absolute',
  zIndex: 2,
  insetInline: '12px',
  top: `calc(var(--map-height) - ${BELOW}px)`,
  translate: '0 -100%',
  display: 'grid',
  maxHeight: `max(96px, calc(var(--map-height) - ${BELOW + ABOVE}px))`,
  overflowY: 'auto',
  borderRadius: 'var(--ui-radius)',
  boxShadow: '0 4px 16px rgb(0 0 0 / 24%)',
  '& > button': { position: 'absolute', zIndex: 1, insetBlockStart: '4px', insetInlineEnd: '4px' },
});

const venueOf = ({ target }: { target: EventTarget }) =>
  (target instanceof Element && target.closest('[data-venue]')?.getAttribute('data-venue')) || null;

/** The card on a map, in pixels, and the place that it tells of. */
interface Cover {
  place: Coordinates;
  height: number;
}

interface Props {
  /** The map, with the pin of a venue lit, and that of the card in view above it. */
  map(lit: string | null, cover: Cover | null): ReactNode;
  /** Slug of the venue that is picked. */
  picked: string | null;
  /** Its place; `null` if unknown. */
  place: Coordinates | null;
  /** Card of the picked venue. */
  card: ReactNode;
  onClose(): void;
  /** The list: an element with `data-venue` lights the pin of its venue. */
  children: ReactNode;
}

/** A list beside its map: its rows light their pins, and a pin that is picked marks its rows. */
export function BesideMap({ map, picked, place, card, onClose, children }: Props) {
  const [pointed, point] = useState<string | null>(null);
  const pane = useRef<HTMLDivElement>(null);
  const cardPlace = useRef<HTMLDivElement>(null);
  const [cover, setCover] = useState<Cover | null>(null);
  // A card of another venue has another height.
  const measure = useEffectEvent((slug: string | null) => {
    const height = (slug !== null && cardPlace.current?.offsetHeight) || 0;
    setCover(place && height > 0 ? { place, height: height + BELOW } : null);
  });
  useLayoutEffect(() => measure(picked), [picked]);
  function close(): void {
    // Its button goes with the card, and the focus with it.
    pane.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    onClose();
  }
  const light = (event: PointerEvent | FocusEvent) => point(venueOf(event));
  const rows = picked && `& [data-venue="${CSS.escape(picked)}"]`;
  return (
    <Root>
      <Pane ref={pane}>
        {map(pointed ?? picked, cover)}
        {card && (
          <Picked ref={cardPlace} onKeyDown={({ key }) => key === 'Escape' && close()}>
            {card}
            <IconButton icon="close" size="small" label={words.close} onClick={close} />
          </Picked>
        )}
      </Pane>
      <List
        sx={
          rows ? { [rows]: { outline: '2px solid var(--brand-strong)', outlineOffset: '-2px' } } : undefined
        }
        onPointerOver={light}
        onPointerLeave={() => point(null)}
        onFocus={light}
        onBlur={() => point(null)}
      >
        {children}
      </List>
    </Root>
  );
}
