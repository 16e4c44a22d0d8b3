import { styled } from 'shared-ui/core';
import { encode } from 'uqr';

/** Dark on light whatever the brand: cameras need the contrast. */
const Picture = styled('svg')({ display: 'block', width: '100%', maxWidth: 240, background: '#fff' });

/** A QR code, drawn in the page so that its text leaves it for nowhere. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  );
}
