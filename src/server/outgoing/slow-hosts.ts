import { OutgoingError } from './outgoing-error.ts';

const MOST_TIMEOUTS = 3;
const REMEMBERED_MS = 5 * 60_000;
const MOST_HOSTS = 1_000;

interface SlowHost {
  timeouts: number;
  last: number;
  isTried: boolean;
}

/**
 * Hosts that let several requests in a row run into their time limit. Until such a host answers again, one request at a
 * time waits for it, so that it cannot hold all workers; others fail at once and are tried later.
 */
export class SlowHosts {
  readonly #hosts = new Map<string, SlowHost>();
  readonly #now: () => number;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Call the result with the end of the request: whether the host answered, let it time out, or neither is known.
   * @throws OutgoingError while another request tries a host that is slow
   */
  enter(host: string): (end: 'answered' | 'timeout' | 'unknown') => void {
    const record = this.#hosts.get(host);
    const isSlow =
      record !== undefined && record.timeouts >= MOST_TIMEOUTS && this.#now() - record.last < REMEMBERED_MS;
    if (isSlow && record.isTried)
      throw new OutgoingError(
        'timeout',
        `${host} did not respond in time lately, and another request is waiting for it.`,
      );
    if (isSlow) record.isTried = true;
    return (end) => {
      if (isSlow) record.isTried = false;
      if (end === 'answered') this.#hosts.delete(host);
      if (end === 'timeout') this.#note(host);
    };
  }

  #note(host: string): void {
    const record = this.#hosts.get(host) ?? { timeouts: 0, last: 0, isTried: false };
    if (this.#now() - record.last >= REMEMBERED_MS) record.timeouts = 0;
    record.timeouts += 1;
    record.last = this.#now();
    // The order is that of the last timeout.
    this.#hosts.delete(host);
    this.#hosts.set(host, record);
    if (this.#hosts.size > MOST_HOSTS) this.#hosts.delete(this.#hosts.keys().next().value!);
  }
}
