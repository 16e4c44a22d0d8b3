import fs from 'node:fs';
import path from 'node:path';
import type { Picture } from '../picture.ts';
import type { Area } from '../state.ts';
import { galleryPage } from './gallery-page.ts';

/** Writes the page that shows the pictures. Answers where it is. */
export function writeReport(out: string, pictures: readonly Picture[], areas: readonly Area[]): string {
  const css = fs.readFileSync(path.join(import.meta.dirname, 'gallery.css'), 'utf8');
  const index = path.join(out, 'index.html');
  fs.writeFileSync(index, galleryPage(pictures, areas, css));
  return index;
}
