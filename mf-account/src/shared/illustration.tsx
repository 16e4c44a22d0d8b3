import { artworkAddress, type Spot } from 'shared-contracts/artwork';
import { useTheme } from 'shared-ui/core';

/** A small drawing in the brand's colours above an empty state. It says nothing that the words below it do not. */
export function Illustration({ name }: { name: Spot }) {
  const { palette } = useTheme();
  return <img src={artworkAddress(palette, 'spot', name)} alt="" width={180} height={126} />;
}
