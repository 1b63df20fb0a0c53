import { parentPort } from 'node:worker_threads';
import { Refusal } from '../errors.ts';

/** A message of the pool to a thread: a module that exports `run`, and plain data for it. */
export interface ThreadTask {
  module: string;
  input: unknown;
}

export type ThreadAnswer =
  | { done: unknown }
  | { refused: { statusCode: number; message: string; errors: Refusal['errors'] } }
  | { tooDeep: true }
  | { failed: string };

async function answerTo({ module, input }: ThreadTask): Promise<ThreadAnswer> {
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

parentPort!.on('message', async (task: ThreadTask) => {
  const answer = await answerTo(task);
  try {
    parentPort!.postMessage(answer);
  } catch (error) {
    parentPort!.postMessage({ failed: `The result cannot leave the thread: ${error}` } satisfies ThreadAnswer);
  }
});
