import { type ReactNode, useState } from 'react';
import { artworkAddress, type Spot } from 'shared-contracts/artwork';
import { useTheme } from 'shared-ui/core';

interface Props {
  spot: Spot;
  onMissing(): void;
}

/** A drawing in the brand's colours. It says nothing that the words do not; `onMissing` is called where it is unavailable. */
function Picture({ spot, onMissing }: Props) {
  const { palette } = useTheme();
  /** It may have failed before the page was hydrated. */
  const notice = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onMissing();
  };
  const address = artworkAddress(palette, 'spot', spot);
  return <img ref={notice} src={address} alt="" width={240} height={168} onError={onMissing} />;
}

/** The drawing of a whole screen that failed; `null` where it is unavailable. */
export function useFailurePicture(spot: Spot): ReactNode {
  const [isThere, setThere] = useState(true);
  return isThere ? <Picture spot={spot} onMissing={() => setThere(false)} /> : null;
}
