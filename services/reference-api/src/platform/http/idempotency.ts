/** The caller, the request and its key. */
export interface IdempotencyClaim {
  key: string;
  personId: string;
  /** Method and path template of the call. */
  endpoint: string;
  /** Fingerprint of everything the answer depends on. */
  bodyHash: string;
}

export interface StoredAnswer {
  status: number;
  /** The envelope as it was sent. */
  envelope: unknown;
}

/** Remembers the first answer under a key, so that a repeat answers the same and does nothing. */
export interface IdempotencyStore {
  /**
   * Claims the key in one atomic statement. `new`: go ahead; `answered`: answer this again; `running`: the first
   * call has not ended; `other-request`: the key was used with another endpoint or body.
   */
  begin(
    claim: IdempotencyClaim,
  ): Promise<
    | { state: 'new' }
    | { state: 'answered'; answer: StoredAnswer }
    | { state: 'running' }
    | { state: 'other-request' }
  >;
  finish(claim: IdempotencyClaim, answer: StoredAnswer): Promise<void>;
  /** Gives the key back: nothing was done under it. */
  release(claim: IdempotencyClaim): Promise<void>;
}
