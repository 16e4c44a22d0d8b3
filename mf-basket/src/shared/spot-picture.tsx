import { artworkAddress, type Spot } from 'shared-contracts/artwork';
import { useTheme } from 'shared-ui/core';

/** A drawing in the brand's colours above a screen without content. It says nothing that the words below it do not. */
export function SpotPicture({ name }: { name: Spot }) {
  const { palette } = useTheme();
  return <img src={artworkAddress(palette, 'spot', name)} alt="" width={220} height={154} />;
}
