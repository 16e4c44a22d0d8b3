/** Ends a task of the page, so that what a person did meanwhile is answered before the rest of the work. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
