import { useEffect, useRef, useState } from 'react';
import type { DataFieldSection } from 'shared-contracts/data-fields';

interface Options {
  sections: readonly DataFieldSection[];
  /** Paths of the fields that have an error, in their order. */
  faults: readonly { readonly path: string }[];
  /** Number of times that errors were announced. */
  attempt: number;
}

const has = ({ sectionFields }: DataFieldSection, isMeant: (path: string) => boolean) =>
  sectionFields.some(({ path }) => isMeant(path));

/**
 * The groups of a form one at a time. A new announcement of errors opens the group of the first of them, and further
 * questions the first group that has got one.
 */
export function useFormParts({ sections, faults, attempt }: Options) {
  const parts = sections.filter(({ sectionFields }) => sectionFields.length > 0);
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState({ sections, attempt });
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);

  if (seen.sections !== sections || seen.attempt !== attempt) {
    setSeen({ sections, attempt });
    const before = new Set(
      seen.sections.flatMap(({ sectionFields }) => sectionFields.map(({ path }) => path)),
    );
    const faulty = new Set(seen.attempt === attempt ? [] : faults.map(({ path }) => path));
    const target = parts.findIndex((part) => has(part, (path) => faulty.has(path) || !before.has(path)));
    if (target >= 0) setIndex(target);
  }

  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const at = Math.min(index, Math.max(0, parts.length - 1));
  return {
    /** The open group. */
    part: parts[at],
    /** Its place among all groups, from 1 on. */
    number: at + 1,
    count: parts.length,
    /** Props of its name, which takes the focus when a person moves on or back. */
    heading: { ref: heading, tabIndex: -1, style: { outline: 'none' } },
    move: (by: 1 | -1) => {
      setIndex(at + by);
      setMoves(moves + 1);
    },
  };
}
