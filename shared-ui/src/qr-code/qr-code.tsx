import { encode } from 'uqr';

/** Width and height on the page, in CSS pixels: fits the narrowest phone. */
const SIZE = 240;

/**
 * A QR code, drawn in the page so that its text is never sent anywhere. It is dark on light whatever the brand, as cameras
 * need the contrast. It has no styles of its own, so a remote that loads it needs no other part of this package.
 */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={SIZE}
      height={SIZE}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
