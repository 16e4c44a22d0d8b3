/** Stands in for react-is in MUI's utilities, which ask it for no more than this. */
export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');

/** True if something in a theme is a component: a tag, a function, or what `memo`, `forwardRef` and `lazy` make. */
export const isValidElementType = (type: unknown): boolean =>
  typeof type === 'string' ||
  typeof type === 'function' ||
  (typeof type === 'object' && type !== null && '$$typeof' in type);
