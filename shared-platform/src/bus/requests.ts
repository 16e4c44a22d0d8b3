import {
  type EventName,
  type EventPayload,
  type RequestAnswer,
  type RequestName,
  type RequestPayload,
  requests,
} from 'shared-contracts/events';

/** Time for which a request waits for the part that serves it, in milliseconds: parts in the background load late. */
export const SERVE_TIMEOUT = 12_000;

/** Options of a request. */
export interface RequestOptions {
  /** Id of the request, for a caller that has to recognise the answer; random by default. */
  requestId?: string;
  /** Ends the wait for a server. A request that has been handed over stays with its server. */
  signal?: AbortSignal;
}

/** The outcome of a request: an answer, no server in time, or aborted before one had it. */
export type RequestOutcome<Name extends RequestName> =
  | { status: 'answered'; answer: RequestAnswer<Name> }
  | { status: 'unserved' }
  | { status: 'aborted' };

/** Requests between parts; see `PageBus`. */
export interface Requests {
  /**
   * Sends a request to the part that serves it, and waits for its answer however long a person takes to decide.
   * @param payload of the request, without the `requestId`, which is added.
   * @throws TypeError if the payload does not have the request's shape.
   */
  request<Name extends RequestName>(
    name: Name,
    payload: Omit<RequestPayload<Name>, 'requestId'>,
    options?: RequestOptions,
  ): Promise<RequestOutcome<Name>>;
  /**
   * Serves a request; returns the function that stops serving it. A waiting request is handed over at once.
   * @param server called with each request and the function that answers it; only the first answer counts.
   * @throws Error if another part already serves it.
   */
  serve<Name extends RequestName>(
    name: Name,
    server: (request: RequestPayload<Name>, answer: (answer: RequestAnswer<Name>) => void) => void,
  ): () => void;
}

interface Carrier {
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): boolean;
  on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
}

/** Requests that have no server yet. */
interface Waiting {
  /** Hands over those that waited for a listener of this event. */
  handOver(name: EventName): void;
  /** The events they wait for a listener of. */
  names(): EventName[];
}

type Requested = EventPayload<(typeof requests)[RequestName]['requested']>;
type Settled = EventPayload<(typeof requests)[RequestName]['settled']>;

/** Makes requests out of pairs of events: the caller listens for the answer that carries its request's id. */
export function createRequests({ emit, on }: Carrier): Requests & { waiting: Waiting } {
  const waiting = new Set<{ requested: EventName; handOver(): void }>();
  const served = new Set<RequestName>();

  function request(
    name: RequestName,
    payload: object,
    { requestId = crypto.randomUUID(), signal }: RequestOptions = {},
  ): Promise<object> {
    const { requested, settled } = requests[name];
    const question = { ...payload, requestId } as Requested;
    return new Promise((resolve, reject) => {
      const entry = { requested, handOver };
      const stop = on(settled, ({ requestId: id, ...answer }: Settled) => {
        if (id === requestId) settle({ status: 'answered', answer });
      });
      const timer = setTimeout(() => settle({ status: 'unserved' }), SERVE_TIMEOUT);
      const callOff = () => settle({ status: 'aborted' });

      function stopWaiting(): void {
        waiting.delete(entry);
        clearTimeout(timer);
        signal?.removeEventListener('abort', callOff);
      }
      function settle(outcome: object): void {
        stopWaiting();
        stop();
        resolve(outcome);
      }
      function handOver(): void {
        try {
          if (emit(requested, question)) stopWaiting();
        } catch (error) {
          stopWaiting();
          stop();
          reject(error);
        }
      }

      if (signal?.aborted) return callOff();
      signal?.addEventListener('abort', callOff);
      waiting.add(entry);
      handOver();
    });
  }

  function serve(name: RequestName, server: (question: Requested, answer: (answer: object) => void) => void) {
    if (served.has(name)) throw new Error(`${name} is served already.`);
    served.add(name);
    const { requested, settled } = requests[name];
    const stop = on(requested, (question: Requested) => {
      let isAnswered = false;
      server(question, (answer) => {
        if (isAnswered) return;
        isAnswered = true;
        emit(settled, { ...answer, requestId: question.requestId } as Settled);
      });
    });
    return () => {
      stop();
      served.delete(name);
    };
  }

  return {
    request: request as Requests['request'],
    serve: serve as Requests['serve'],
    waiting: {
      handOver(name) {
        for (const entry of [...waiting]) if (entry.requested === name) entry.handOver();
      },
      names: () => [...new Set([...waiting].map(({ requested }) => requested))],
    },
  };
}
