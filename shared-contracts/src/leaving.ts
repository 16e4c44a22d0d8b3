/** Attribute of a control that is no link and leaves the page all the same, so that a page can ask first. */
export const LEAVES_PAGE = 'data-leaves-page';
