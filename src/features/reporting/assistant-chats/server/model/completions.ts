import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { StreamedResponse } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import type { ChosenModel } from '../settings.ts';

/** A model's server that gave no usable answer. It is always 502, so that its 401 does not sign anyone out. */
export class ModelError extends Refusal {
  /** The server did no work for the request, which therefore costs nothing. */
  readonly isRefused: boolean;
  readonly failure: OutgoingError['failure'];
  constructor(message: string, failure: OutgoingError['failure'], { isRefused = false } = {}) {
    super(502, message);
    this.failure = failure;
    this.isRefused = isRefused;
  }
}

/** A tool call of a model, with its arguments as they arrived. */
export interface ModelCall {
  id: string;
  name: string;
  arguments: string;
}

export interface Turn {
  text: string;
  calls: ModelCall[];
  /** The tokens that the server counted; null when it counts none. */
  tokens: number | null;
}

interface Delta {
  content?: unknown;
  tool_calls?: { index?: unknown; id?: unknown; function?: { name?: unknown; arguments?: unknown } }[];
}
interface Chunk {
  choices?: { delta?: Delta; message?: Delta; finish_reason?: unknown }[];
  usage?: { total_tokens?: unknown } | null;
  error?: unknown;
}

const MAX_BYTES = 1_000_000;
/** More calls than these in one turn are ignored. */
const MOST_CALLS = 20;

const garbled = () => new ModelError("The model's server sent an answer that cannot be read.", 'invalid');
const broken = () => new ModelError("The model's server ended its answer early. Try again.", 'invalid');

/**
 * Sends one request of the chat completions interface and reads its stream.
 * @param onText receives the text that has arrived so far
 * @throws ModelError
 */
export async function complete(
  { outgoing }: Pick<Kernel, 'outgoing'>,
  { url, key, isOfInstallation }: ChosenModel,
  body: string,
  { onText = () => {}, signal, timeout }: { onText?: (text: string) => void; signal?: AbortSignal; timeout: number },
): Promise<Turn> {
  let hasBegun = false;
  const client = isOfInstallation ? outgoing.allowing([new URL(url).origin]) : outgoing;
  try {
    return await client.stream(
      `${url}/chat/completions`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body,
        timeout,
        maxBytes: MAX_BYTES,
        ...(signal && { signal }),
      },
      (answer) => {
        hasBegun = answer.status === 200;
        return readTurn(answer, onText);
      },
    );
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const isRefused = !hasBegun && (error.failure === 'refused' || error.failure === 'unreachable');
    throw new ModelError(messages[error.failure], error.failure, { isRefused });
  }
}

const messages: Record<OutgoingError['failure'], string> = {
  refused:
    "The address of the model's server is not allowed here. Check the settings of the assistant, or ask the operator of the server to list the address in TANDEM_OUTGOING_ALLOW.",
  unreachable: "The model's server cannot be reached. Try again later.",
  timeout: 'The model took too long to answer. Try a shorter question.',
  too_large: "The model's server sent an answer that is too long.",
  invalid: "The model's server sent an answer that cannot be read.",
};

/** A sentence for the status of a refusal. The text of the refusal is not shown, because it may repeat the key. */
function statusError(status: number): ModelError {
  const refused = (message: string, failure: OutgoingError['failure'] = 'refused') =>
    new ModelError(message, failure, { isRefused: true });
  if (status === 401 || status === 403)
    return refused(`The model's server refuses the key (${status}). Check the settings of the assistant.`);
  if (status === 404) return refused("The model's server does not know this address or model (404).");
  if (status === 429) return refused("The model's server has too many requests (429). Try again later.", 'unreachable');
  if (status >= 500) return refused(`The model's server has a problem (${status}). Try again later.`, 'unreachable');
  return refused(`The model's server refuses the request (${status}).`);
}

async function readTurn({ status, headers, chunks }: StreamedResponse, onText: (text: string) => void): Promise<Turn> {
  if (status !== 200) throw statusError(status);
  const turn = new TurnReader(onText);
  if (String(headers['content-type']).startsWith('application/json')) {
    // Some servers ignore the wish for a stream.
    let text = '';
    for await (const chunk of textOf(chunks)) text += chunk;
    turn.add(text);
    return turn.result();
  }
  let rest = '';
  for await (const part of textOf(chunks)) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop()!;
    for (const line of lines) if (turn.addLine(line)) return turn.result();
  }
  turn.addLine(rest);
  return turn.result();
}

async function* textOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
}

class TurnReader {
  #text = '';
  readonly #calls = new Map<number, ModelCall>();
  #tokens: number | null = null;
  #isFinished = false;
  readonly #onText: (text: string) => void;

  constructor(onText: (text: string) => void) {
    this.#onText = onText;
  }

  /** @returns whether it was the last line */
  addLine(line: string): boolean {
    if (!line.startsWith('data:')) return false;
    const data = line.slice(5).trim();
    if (data === '[DONE]') {
      this.#isFinished = true;
      return true;
    }
    if (data !== '') this.add(data);
    return false;
  }

  add(json: string): void {
    let chunk: Chunk | null;
    try {
      chunk = JSON.parse(json) as Chunk | null;
    } catch {
      throw garbled();
    }
    if (typeof chunk !== 'object' || chunk === null || chunk.error) throw garbled();
    const total = chunk.usage?.total_tokens;
    if (typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 && total < 1e9) this.#tokens = total;
    const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
    if (choice?.finish_reason) this.#isFinished = true;
    const delta = choice?.delta ?? choice?.message;
    if (typeof delta?.content === 'string' && delta.content !== '') {
      this.#text += delta.content;
      this.#onText(this.#text);
    }
    const calls = Array.isArray(delta?.tool_calls) ? delta.tool_calls : [];
    for (const [place, call] of calls.entries()) this.#addCall(call, place);
  }

  #addCall(call: NonNullable<Delta['tool_calls']>[number], place: number): void {
    const index = typeof call?.index === 'number' ? call.index : place;
    const known = this.#calls.get(index) ?? { id: '', name: '', arguments: '' };
    if (!this.#calls.has(index) && this.#calls.size >= MOST_CALLS) return;
    if (typeof call?.id === 'string') known.id = call.id.slice(0, 200);
    if (typeof call?.function?.name === 'string') known.name += call.function.name.slice(0, 200);
    if (typeof call?.function?.arguments === 'string') known.arguments += call.function.arguments;
    else if (call?.function?.arguments) known.arguments = JSON.stringify(call.function.arguments);
    this.#calls.set(index, known);
  }

  result(): Turn {
    if (!this.#isFinished) throw broken();
    const calls = [...this.#calls.values()].filter(({ name }) => name !== '');
    return { text: this.#text, calls, tokens: this.#tokens };
  }
}
