/** Stands in for axios's adapter for `fetch`: axios takes `false` for "this environment has none". */
export const getFetch = (): false => false;
