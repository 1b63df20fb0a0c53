import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../errors.ts';

/** A lane sends its process a module that exports `run`, and plain data for it. */
export interface LaneTask {
  module: string;
  input: unknown;
}

export type LaneAnswer =
  | { done: unknown }
  | { refused: { statusCode: number; message: string; errors: Refusal['errors'] } }
  | { tooDeep: true }
  | { failed: string };

async function answerTo({ module, input }: LaneTask): Promise<LaneAnswer> {
  try {
    const { run } = (await import(module)) as { run: (input: unknown) => unknown };
    return { done: await run(input) };
  } catch (error) {
    if (error instanceof Refusal) {
      const { statusCode, message, errors } = error;
      return { refused: { statusCode, message, errors } };
    }
    // Nested input ends a recursive parser this way.
    if (error instanceof RangeError && /call stack/.test(error.message)) return { tooDeep: true };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * A task that never returns hears of nothing, so a thread beside it ends this process when the server is gone. The thread
 * may start after that, so the server tells its id.
 */
const WATCH = `
const { workerData: server } = require('node:worker_threads');
setInterval(() => process.ppid !== server && process.kill(process.pid, 'SIGKILL'), 1_000);
`;

function serve(): void {
  try {
    // When the machine runs out of memory, Linux ends this process before the server and its database.
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems decide themselves.
  }
  // Ctrl-C reaches all processes of a terminal, but the server still waits for its tasks while it shuts down.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async (task: LaneTask) => {
    const answer = await answerTo(task);
    try {
      process.send!(answer);
    } catch (error) {
      process.send!({ failed: `The result cannot leave the process: ${error}` } satisfies LaneAnswer);
    }
  });
  new Worker(WATCH, { eval: true, workerData: Number(process.argv[2]) }).unref();
}

serve();
