import { artworkAddress, type Spot } from 'shared-contracts/artwork';
import { styled, useTheme } from 'shared-ui/core';

/** Takes the space that an empty state leaves above its words. */
const Place = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  padding: '24px 0 8px',
  marginBottom: 'calc(-1 * clamp(32px, 6vw, 64px))',
});

/** A small drawing. It says nothing that the words below it do not. */
export function Drawing({ name }: { name: Spot }) {
  const { palette } = useTheme();
  return <img src={artworkAddress(palette, 'spot', name)} alt="" width={160} height={112} />;
}

/** A drawing above an empty state. */
export function Illustration({ name }: { name: Spot }) {
  return (
    <Place>
      <Drawing name={name} />
    </Place>
  );
}
