import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** A page as printed. */
export interface Paper {
  pages: number;
  /** Everything that can be read on it, in one line. */
  text: string;
}

/** Prints a page on A4 as a browser does that prints no backgrounds. @param path where the PDF is kept, for looking at. */
export async function printOnA4(page: Page, path?: string): Promise<Paper> {
  const pdf = await page.pdf({ format: 'A4', printBackground: false, ...(path && { path }) });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') };
}
