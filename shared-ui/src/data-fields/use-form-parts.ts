import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DataFieldSection } from 'shared-contracts/data-fields';

interface Options {
  sections: readonly DataFieldSection[];
  /** Paths of the fields that have an error, in their order. */
  faults: readonly { readonly path: string }[];
  /** Number of times that errors were announced. */
  attempt: number;
  /** Place of the open group, from 0 on, where its page keeps it; without it the form does. */
  part?: number | undefined;
  /** Called with the place of the group to open. */
  onPart?: ((part: number) => void) | undefined;
  /** Called when a person has moved on or back. */
  onMoved(): void;
}

const has = ({ sectionFields }: DataFieldSection, isMeant: (path: string) => boolean) =>
  sectionFields.some(({ path }) => isMeant(path));

/**
 * The groups of a form one at a time. A new announcement of errors opens the group of the first of them, and further
 * questions the first group that has got one. The name of the group takes the focus, except where the errors do.
 */
export function useFormParts({ sections, faults, attempt, part, onPart, onMoved }: Options) {
  const parts = sections.filter(({ sectionFields }) => sectionFields.length > 0);
  const [own, setOwn] = useState(0);
  const open = onPart ?? setOwn;
  const index = onPart ? (part ?? 0) : own;
  const at = Math.max(0, Math.min(index, parts.length - 1));
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ sections, attempt, at });
  /** The group that was opened because of an error in it. */
  const called = useRef<number | null>(null);

  const callFor = useEffectEvent(() => {
    const seen = last.current;
    if (seen.sections === sections && seen.attempt === attempt) return;
    const before = new Set(
      seen.sections.flatMap(({ sectionFields }) => sectionFields.map(({ path }) => path)),
    );
    const faulty = new Set(seen.attempt === attempt ? [] : faults.map(({ path }) => path));
    last.current = { ...seen, sections, attempt };
    const target = parts.findIndex((one) => has(one, (path) => faulty.has(path) || !before.has(path)));
    if (target < 0 || target === at) return;
    if (faulty.size > 0) called.current = target;
    open(target);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the group that is opened says what it is called for
  useEffect(() => callFor(), [sections, attempt]);

  const arrive = useEffectEvent(() => {
    if (last.current.at === at) return;
    last.current = { ...last.current, at };
    const isCalled = called.current === at;
    called.current = null;
    if (isCalled) return;
    onMoved();
    heading.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another group is an arrival
  useEffect(() => arrive(), [at]);

  return {
    /** The open group. */
    part: parts[at],
    /** Its place among all groups, from 1 on. */
    number: at + 1,
    count: parts.length,
    /** Props of its name, which takes the focus when a person moves on or back. */
    heading: { ref: heading, tabIndex: -1, style: { outline: 'none' } },
    move: (by: 1 | -1) => open(at + by),
  };
}
