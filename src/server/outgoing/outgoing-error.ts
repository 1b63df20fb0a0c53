/** `refused`: the rules forbid the address; `unreachable`: no complete answer; `invalid`: the answer cannot be read. */
export type OutgoingFailure = 'refused' | 'unreachable' | 'timeout' | 'too_large' | 'invalid';

/** A request that got no usable answer. The message names the host, but neither its addresses nor the path. */
export class OutgoingError extends Error {
  readonly failure: OutgoingFailure;
  constructor(failure: OutgoingFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
