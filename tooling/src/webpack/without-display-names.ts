/** Top-level name of a component for React's developer tools, as libraries give it. */
const NAME = /^\w+\.displayName = "[^"\n]*";$/gm;
/** Top-level component that takes a reference. */
const COMPONENT = /^(const \w+ = )(?=\w+(?:\$\d)?\.forwardRef\()/gm;

/**
 * Loader of webpack for the router: takes the names of its components out, which no page reads, so that those which are not
 * used can be left out: a kilobyte of every first view. Lines keep their numbers.
 */
export default function withoutDisplayNames(source: string): string {
  return source.replace(NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ ');
}
