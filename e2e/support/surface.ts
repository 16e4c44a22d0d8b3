import type { Frame, Page } from '@playwright/test';

/** The surface a person works in: a page, or a frame inside another page. */
export type Surface = Page | Frame;

/** The page that a surface is, or is in. */
export const pageOf = (surface: Surface): Page => ('page' in surface ? surface.page() : surface);
