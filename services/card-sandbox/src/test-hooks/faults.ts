import type { Operation } from '../protocol/route-config.ts';

/**
 * A fault for the next calls of one operation. `before` answers in the provider's place;
 * `after` lets the work happen and loses the answer.
 */
export interface Fault {
  operation: Operation;
  times: number;
  status?: 401 | 408 | 500 | 502 | 503;
  delayMs: number;
  phase: 'before' | 'after';
}

/** The faults that end-to-end tests have asked for. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ ...fault });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Uses up one call of the oldest fault for the operation. */
  take(operation: Operation): Fault | undefined {
    const fault = this.#waiting.find((candidate) => candidate.operation === operation);
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.#waiting = this.#waiting.filter((candidate) => candidate !== fault);
    return fault;
  }
}
