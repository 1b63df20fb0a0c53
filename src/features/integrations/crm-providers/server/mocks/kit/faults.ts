import { Dropped, type MockHandler, type MockRequest, type MockResponse } from './message.ts';

/** A failure that a test or the demo asks for. */
export type Fault =
  /** Answers instead of processing the request. */
  | { kind: 'answer'; response: MockResponse }
  /** Ends the connection before the request is processed. */
  | { kind: 'drop_before' }
  /** Processes the request and ends the connection without an answer. */
  | { kind: 'drop_after' }
  /** Processes the request after some milliseconds. */
  | { kind: 'slow'; milliseconds: number };

export interface Faults {
  /** Applies a fault to the next requests. @param matches limits it to some requests */
  next(count: number, fault: Fault, matches?: (request: MockRequest) => boolean): void;
  /** Ends all faults. */
  clear(): void;
  /** Adds the faults to a mock. */
  around(handler: MockHandler): MockHandler;
}

export function createFaults(): Faults {
  let waiting: { left: number; fault: Fault; matches: (request: MockRequest) => boolean }[] = [];

  function take(request: MockRequest): Fault | undefined {
    const found = waiting.find(({ matches }) => matches(request));
    if (!found) return;
    found.left -= 1;
    waiting = waiting.filter(({ left }) => left > 0);
    return found.fault;
  }

  return {
    next(count, fault, matches = () => true) {
      waiting.push({ left: count, fault, matches });
    },
    clear() {
      waiting = [];
    },
    around: (handler) => async (request) => {
      const fault = take(request);
      if (fault?.kind === 'answer') return fault.response;
      if (fault?.kind === 'drop_before') throw new Dropped('The connection ended.');
      if (fault?.kind === 'slow') await new Promise((done) => setTimeout(done, fault.milliseconds));
      const response = await handler(request);
      if (fault?.kind === 'drop_after') throw new Dropped('The connection ended.');
      return response;
    },
  };
}
