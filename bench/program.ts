import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface Program {
  port: number;
  child: ChildProcess;
}

/** Starts a server in a separate process; resolves when it has printed its port, alone or at the end of an address. */
export async function startProgram(args: readonly string[], env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  child.stderr.on('data', (chunk: Buffer) => void (/debugg/i.test(String(chunk)) || process.stderr.write(chunk)));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${args.join(' ')} did not start`)));
  const port = await Promise.race([
    waitForOutput(child.stdout, /(?:^|http:\/\/localhost:)(\d+)(?:\/readyz)?\s*$/m),
    ended,
  ]);
  ended.catch(() => {});
  return { port: Number(port), child };
}

/** Resolves with the first group of `pattern` when the output of a program matches it. */
export function waitForOutput(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    stream.on('data', function listen(chunk: Buffer) {
      output += chunk;
      const found = pattern.exec(output)?.[1];
      if (found === undefined) return;
      stream.off('data', listen);
      resolve(found);
    });
  });
}

/** Makes a running program collect its garbage. @returns the heap in use afterwards, in megabytes */
export async function liveHeap({ child }: Program): Promise<() => Promise<number>> {
  const listening = waitForOutput(child.stderr!, /Debugger listening on (ws:\S+)/);
  child.kill('SIGUSR1');
  const address = await listening;
  return async () => {
    const socket = new WebSocket(address);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const ask = <T>(id: number, method: string): Promise<T> =>
      new Promise((resolve) => {
        socket.addEventListener('message', function listen({ data }) {
          const answer = JSON.parse(String(data)) as { id?: number; result: T };
          if (answer.id !== id) return;
          socket.removeEventListener('message', listen);
          resolve(answer.result);
        });
        socket.send(JSON.stringify({ id, method }));
      });
    try {
      await ask(1, 'HeapProfiler.collectGarbage');
      return (await ask<{ usedSize: number }>(2, 'Runtime.getHeapUsage')).usedSize / 2 ** 20;
    } finally {
      // A program does not end while a debugger is connected.
      socket.close();
    }
  };
}
