import { artworkAddress, type Spot } from 'shared-contracts/artwork';
import { useTheme } from 'shared-ui/core';

/** A small drawing of an empty state. It says nothing that the words below it do not. */
export function Drawing({ name }: { name: Spot }) {
  const { palette } = useTheme();
  return <img src={artworkAddress(palette, 'spot', name)} alt="" width={160} height={112} />;
}
