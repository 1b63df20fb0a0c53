import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The part of a request that scripts look at. */
export interface ModelRequest {
  messages: { role: string; content: string }[];
  tools?: { function: { name: string } }[];
}

/** One turn: a text, calls of tools, or a failure of the server. */
export type ModelTurn =
  | { text: string; tokens?: number; asJson?: true }
  | { calls: { name: string; input: unknown }[]; tokens?: number }
  | { status: number }
  /** Bytes as they are. */
  | { raw: string }
  /** Ends the connection after the first words. */
  | { breaksAfter: string }
  /** Sends nothing more after the first words. */
  | { hangsAfter: string };

export interface ScriptedModel {
  url: string;
  /** The bodies that were received, as text. */
  received: string[];
  authorizations: (string | undefined)[];
  /** Sets the next turns; the last one repeats. A function decides on the request itself. */
  play(...turns: (ModelTurn | ((request: ModelRequest) => ModelTurn | Promise<ModelTurn>))[]): void;
  close(): Promise<void>;
}

/** A server that speaks the streaming protocol of chat completions from a script. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const received: string[] = [];
  const authorizations: (string | undefined)[] = [];
  let script: Parameters<ScriptedModel['play']> = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(body);
    authorizations.push(request.headers.authorization);
    const next = (script.length > 1 ? script.shift() : script[0]) ?? { text: 'Hello.' };
    perform(typeof next === 'function' ? await next(JSON.parse(body) as ModelRequest) : next, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    authorizations,
    play(...turns) {
      script = turns;
      received.length = 0;
      authorizations.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function perform(turn: ModelTurn, response: ServerResponse): void {
  if ('status' in turn) return void response.writeHead(turn.status).end('{"error":{"message":"sk-leaked"}}');
  if ('asJson' in turn) {
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify({ choices: [{ message: { content: turn.text }, finish_reason: 'stop' }] }));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const delta = (part: object, finish_reason: string | null = null) =>
    send({ choices: [{ delta: part, finish_reason }] });
  if ('raw' in turn) return void response.end(turn.raw);
  if ('breaksAfter' in turn) {
    delta({ content: turn.breaksAfter });
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if ('hangsAfter' in turn) return void delta({ content: turn.hangsAfter });
  if ('text' in turn) {
    // In pieces, as models do.
    for (const piece of turn.text.match(/[\s\S]{1,7}/g) ?? []) delta({ content: piece });
    delta({}, 'stop');
  } else {
    turn.calls.forEach(({ name, input }, index) => {
      const given = typeof input === 'string' ? input : JSON.stringify(input);
      delta({ tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }] });
      for (const piece of given.match(/[\s\S]{1,9}/g) ?? [])
        delta({ tool_calls: [{ index, function: { arguments: piece } }] });
    });
    delta({}, 'tool_calls');
  }
  if (turn.tokens !== undefined) send({ choices: [], usage: { total_tokens: turn.tokens } });
  response.end('data: [DONE]\n\n');
}
