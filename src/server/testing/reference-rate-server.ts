import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The original file of the European Central Bank for 28 June 2024. */
export const PUBLISHED = readFileSync(new URL('../../../fixtures/ecb/eurofxref-daily.xml', import.meta.url), 'utf8');

/**
 * The file for other days, in the format of the file of ninety days: on one line, with the other quotes, the last day
 * first.
 */
export function publishedFor(days: readonly string[]): string {
  const [, before = '', rates = '', after = ''] =
    /^([\s\S]*<Cube>\s*)<Cube time='[0-9-]+'>([\s\S]*?)<\/Cube>(\s*<\/Cube>[\s\S]*)$/.exec(PUBLISHED) ?? [];
  const cubes = days
    .toSorted()
    .reverse()
    .map((day) => `<Cube time='${day}'>${rates}</Cube>`);
  const inOneLine = [before, ...cubes, after].join('').replace(/[\t\n]/g, '');
  return inOneLine.replaceAll("'", '"');
}

/**
 * Starts a server that replaces the bank. `answer` sets its response for each file; it counts the requests for each.
 */
export async function startReferenceRateServer() {
  const answers = new Map<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>();
  const requestedFiles: string[] = [];
  const agents = new Set<string | undefined>();
  const server = createServer((request, response) => {
    const file = request.url!.split('/').at(-1)!;
    requestedFiles.push(file);
    agents.add(request.headers['user-agent']);
    const answer = answers.get(file);
    if (answer === undefined) response.writeHead(503).end();
    else if (typeof answer === 'string') response.writeHead(200, { 'content-type': 'text/xml' }).end(answer);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/stats/eurofxref`,
    requestedFiles,
    agents,
    daily: (answer: string | ((request: IncomingMessage, response: ServerResponse) => void)) =>
      answers.set('eurofxref-daily.xml', answer),
    history: (answer: string) => answers.set('eurofxref-hist-90d.xml', answer),
    /** The server is out of order. */
    fail: () => answers.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
