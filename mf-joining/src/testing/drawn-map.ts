import type { DrawnMap } from 'shared-platform/map';
import { vi } from 'vitest';

/** A map that draws nothing, and records its calls. */
export const drawnMap = {
  setPlaces: vi.fn<DrawnMap['setPlaces']>(),
  setPicked: vi.fn<DrawnMap['setPicked']>(),
  keepClear: vi.fn<DrawnMap['keepClear']>(),
  setMarks: vi.fn<DrawnMap['setMarks']>(),
  show: vi.fn<DrawnMap['show']>(),
  zoomBy: vi.fn<DrawnMap['zoomBy']>(),
  middle: vi.fn<DrawnMap['middle']>(),
  remove: vi.fn<DrawnMap['remove']>(),
};
