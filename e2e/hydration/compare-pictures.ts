import type { Page } from '@playwright/test';

/** By how much a colour may differ, of 255: a layer that fades is blended a little differently each time. */
const TOLERANCE = 6;

/** Number of pixels that differ visibly in two pictures. @param page an empty one, whose browser reads the pictures. */
export async function differingPixels(page: Page, before: Buffer, after: Buffer): Promise<number> {
  if (before.equals(after)) return 0;
  return page.evaluate(
    async ([some, others, tolerance]) => {
      async function pixelsOf(base64: string): Promise<ImageData> {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        if (!context) throw new Error('The browser cannot read pictures.');
        context.drawImage(picture, 0, 0);
        return context.getImageData(0, 0, picture.width, picture.height);
      }
      const [one, other] = await Promise.all([pixelsOf(some), pixelsOf(others)]);
      if (one.data.length !== other.data.length) return Number.POSITIVE_INFINITY;
      let differing = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const isFar = [0, 1, 2].some(
          (part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > tolerance,
        );
        if (isFar) differing += 1;
      }
      return differing;
    },
    [before.toString('base64'), after.toString('base64'), TOLERANCE] as const,
  );
}
