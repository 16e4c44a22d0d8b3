/** A hang or a crash costs a process, so the first one opens the circuit. */
export type Fault = 'threw' | 'hung' | 'crashed' | 'refused';

const THROWS_IN_A_ROW = 3;
const FIRST_REST = 60_000;
const LONGEST_REST = 16 * 60_000;

interface Circuit {
  throws: number;
  /** Number of times that it has been opened since it last rendered. */
  openings: number;
  openUntil: number;
}

/** Skips a server half for a while once it has failed; each pause is twice as long as the one before. */
export interface CircuitBreaker {
  isOpen(half: string): boolean;
  /** Returns whether the circuit has just opened. */
  fault(half: string, fault: Fault): boolean;
  success(half: string): void;
}

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  const circuits = new Map<string, Circuit>();
  return {
    isOpen: (half) => (circuits.get(half)?.openUntil ?? 0) > now(),
    fault(half, fault) {
      const circuit = circuits.get(half) ?? { throws: 0, openings: 0, openUntil: 0 };
      circuits.set(half, circuit);
      circuit.throws += 1;
      const wasOpened = circuit.openings > 0;
      if (fault === 'threw' && circuit.throws < THROWS_IN_A_ROW && !wasOpened) return false;
      circuit.openUntil = now() + Math.min(FIRST_REST * 2 ** circuit.openings, LONGEST_REST);
      circuit.openings += 1;
      return true;
    },
    success: (half) => void circuits.delete(half),
  };
}
