/** Stands in for how the query library reads lists page by page, which no list here does. */
function leftOut(): never {
  throw new Error('This build leaves out infinite queries (tooling/src/webpack/replaced-modules.ts).');
}

export { leftOut as hasNextPage, leftOut as hasPreviousPage, leftOut as infiniteQueryBehavior };
