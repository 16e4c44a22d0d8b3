import type { Page } from '@playwright/test';

/** The share of pixels in which two pictures of the same size differ clearly, 0 to 1. It is computed in a page of its own. */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const desk = await page.context().newPage();
  try {
    return await desk.evaluate(
      async (pictures) => {
        const [first, second] = await Promise.all(
          pictures.map(async (picture) => {
            const image = new Image();
            image.src = `data:image/png;base64,${picture}`;
            await image.decode();
            const canvas = document.createElement('canvas');
            canvas.width = image.width;
            canvas.height = image.height;
            const brush = canvas.getContext('2d');
            brush?.drawImage(image, 0, 0);
            return brush?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
          }),
        );
        if (!first || !second || first.length !== second.length) return 1;
        let changed = 0;
        for (let at = 0; at < first.length; at += 4) {
          const distance = [0, 1, 2].map((channel) =>
            Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)),
          );
          if (Math.max(...distance) > 48) changed++;
        }
        return changed / (first.length / 4);
      },
      [before.toString('base64'), after.toString('base64')],
    );
  } finally {
    await desk.close();
  }
}
