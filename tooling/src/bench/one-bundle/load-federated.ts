/** Stands for the loader of other bundlers' remotes: the one plain bundle has none, so it needs no federation runtime. */
export const loadFederated = () => Promise.reject(new Error('One bundle loads no remotes.'));
