/** The visible part of a frame in a window of this height, in CSS pixels from the frame's top. */
export function visiblePart(frame: { top: number; height: number }, windowHeight: number) {
  const top = Math.min(Math.max(0, -frame.top), frame.height);
  const bottom = Math.min(frame.height, Math.max(0, windowHeight - frame.top));
  return { top, height: Math.max(0, bottom - top) };
}

/** Distance that the page has to scroll to make this part of the frame visible, below a margin; 0 if it is already. */
export function scrollDistance(
  part: { top: number; bottom: number },
  frameTop: number,
  windowHeight: number,
  margin: number,
): number {
  const top = frameTop + part.top;
  const bottom = frameTop + part.bottom;
  if (top < margin) return top - margin;
  // A part that is taller than the window starts at its top.
  return bottom > windowHeight - margin ? Math.min(top - margin, bottom - windowHeight + margin) : 0;
}
