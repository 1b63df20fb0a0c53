import { Agent, request } from 'node:http';
import { size } from './sizes.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: string;
  headers?: Record<string, string>;
  /** The number of lines to read; without it, the whole response. */
  lines?: number;
}

export interface Round {
  per_second: number;
  p50_ms: number;
  p99_ms: number;
}

const CONNECTIONS = size(20, 2);
/** The longest time of one load, however long it is asked for. */
const LONGEST_MS = size(Number.POSITIVE_INFINITY, 20);

/** Keeps connections busy with `next()` for a while. Every response must be a success. */
export async function load(
  port: number,
  next: () => Request,
  milliseconds: number,
  connections = CONNECTIONS,
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + Math.min(milliseconds, LONGEST_MS);
  const started = performance.now();
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const begun = performance.now();
      await send(agent, port, next());
      times.push(performance.now() - begun);
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { per_second: times.length / seconds, p50_ms: at(0.5), p99_ms: at(0.99) };
}

function send(agent: Agent, port: number, { method, path, body, headers, lines }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const isGood = response.statusCode! < 400;
        const parts: Buffer[] = [];
        let seen = 0;
        response.on('data', (part: Buffer) => {
          if (!isGood) parts.push(part);
          else if (lines) {
            for (const byte of part) if (byte === 10) seen++;
            if (seen < lines) return;
            resolve();
            response.destroy();
          }
        });
        response.on('end', () =>
          isGood
            ? resolve()
            : reject(new Error(`${method} ${path} answered ${response.statusCode}: ${Buffer.concat(parts)}`)),
        );
        response.on('error', (error) => (lines && seen >= lines ? resolve() : reject(error)));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Measures both in alternating rounds, so that other work of the machine affects both, and compares medians. */
export async function compare(
  rounds: number,
  ours: () => Promise<Round>,
  bare: () => Promise<Round>,
): Promise<{ ours: Round; bare: Round }> {
  const kept = { ours: [] as Round[], bare: [] as Round[] };
  for (let round = 0; round < rounds; round++) {
    kept.bare.push(await bare());
    kept.ours.push(await ours());
  }
  return { ours: median(kept.ours), bare: median(kept.bare) };
}

export function median(rounds: Round[]): Round {
  return rounds.toSorted((a, b) => a.per_second - b.per_second)[Math.floor(rounds.length / 2)]!;
}

export interface Measure {
  measure: string;
  value: number;
  unit: string;
  baseline?: string;
  ratio?: number;
  /** The goal for the ratio, from docs/decisions/0009. */
  reach?: string;
}

export function report(measure: Measure): void {
  console.log(JSON.stringify(measure));
}
