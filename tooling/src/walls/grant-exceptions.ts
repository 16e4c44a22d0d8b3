import type { Exception } from './exceptions.ts';
import type { Violation } from './violation.ts';
import { staleException } from './walls.ts';

const isAt = ({ wall, where }: Exception, violation: Violation): boolean =>
  wall === violation.wall.name && where === violation.where;

const isGranted = (violation: Violation, exceptions: readonly Exception[]): boolean =>
  exceptions.some(
    (exception) =>
      isAt(exception, violation) && (violation.parts ?? []).every((part) => exception.parts?.includes(part)),
  );

/** The parts of an exception that are no longer needed: the whole of it, or members that have left the cycle. */
function staleParts(exception: Exception, violations: readonly Violation[]): string[] {
  const found = violations.filter((violation) => isAt(exception, violation));
  if (found.length === 0) return [exception.where];
  const circling = found.flatMap(({ parts = [] }) => parts);
  return (exception.parts ?? [])
    .filter((part) => !circling.includes(part))
    .map((part) => `${exception.where}/${part}`);
}

/** The violations that no exception lets through, and the exceptions that let nothing through. */
export function grantExceptions(
  violations: readonly Violation[],
  exceptions: readonly Exception[],
): Violation[] {
  const stale = exceptions.flatMap((exception) =>
    staleParts(exception, violations).map((where) => ({
      wall: staleException,
      where,
      what: `has an exception from ${exception.wall} that it does not need`,
    })),
  );
  return [...violations.filter((violation) => !isGranted(violation, exceptions)), ...stale];
}
