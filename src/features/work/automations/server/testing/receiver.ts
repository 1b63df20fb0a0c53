import type { Outgoing, OutgoingRequest } from '#server/outgoing/outgoing.ts';
import type { World } from '#server/testing/world.ts';

/** A request that reached the other system. */
export interface SentRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

/** Another system, which keeps the requests and answers as the test says. Requests pass no real network. */
export class Receiver {
  readonly sent: SentRequest[] = [];
  answer: { status: number; body: string } = { status: 200, body: '{}' };
  /** The statuses of the next answers; later ones are as `answer` says. */
  readonly statuses: number[] = [];
  readonly #world: World;
  readonly #real: Outgoing;

  constructor(world: World) {
    this.#world = world;
    this.#real = world.kernel.outgoing;
    world.kernel.outgoing = { ...this.#real, request: (url, request) => this.#receive(url, request) };
  }

  async #receive(url: string, { method = 'GET', headers = {}, body }: OutgoingRequest = {}) {
    this.sent.push({ url, method, headers, body: body === undefined ? '' : String(body) });
    const bytes = Buffer.from(this.answer.body);
    const status = this.statuses.shift() ?? this.answer.status;
    return { status, url, headers: {}, bytes, text: () => bytes.toString(), json: () => JSON.parse(bytes.toString()) };
  }

  clear(): void {
    this.sent.length = 0;
    this.statuses.length = 0;
    this.answer = { status: 200, body: '{}' };
  }

  /** The kernel's own client again. */
  close(): void {
    this.#world.kernel.outgoing = this.#real;
  }
}
