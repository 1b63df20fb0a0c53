/** A webhook that a mock sends. */
export interface HookMessage {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The webhooks of a mock: events wait until a test, or the product, has them delivered. */
export interface Hooks<Event> {
  /** Events that were not delivered yet, oldest first. */
  waiting(): readonly Event[];
  emit(event: Event): void;
  /**
   * Signs the waiting events and hands them over.
   * @param order changes the order, leaves out or repeats events, as networks do
   */
  deliver(
    send: (message: HookMessage) => Promise<unknown>,
    order?: (events: readonly Event[]) => readonly Event[],
  ): Promise<void>;
}

export function createHooks<Event>({
  sign,
  most = 100,
}: {
  /** Makes one signed message of several events. */
  sign: (events: readonly Event[]) => HookMessage;
  /** The number of events in one message. */
  most?: number;
}): Hooks<Event> {
  let waiting: Event[] = [];
  return {
    waiting: () => waiting,
    emit(event) {
      waiting.push(event);
      // An installation that never takes the events of its demo must not collect them for ever.
      if (waiting.length > 10_000) waiting = waiting.slice(-5000);
    },
    async deliver(send, order = (events) => events) {
      const events = order(waiting);
      waiting = [];
      for (let start = 0; start < events.length; start += most) await send(sign(events.slice(start, start + most)));
    },
  };
}
