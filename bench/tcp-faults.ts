import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The connections pass; or nothing passes while they stay open; or they are reset; or new ones are accepted and nothing
 * ever answers.
 */
export type Habit = 'passes' | 'stalls' | 'resets' | 'is silent';

/** A connection to a port of this machine, whose habit can be changed. */
export async function startTcpFaults(targetPort: number) {
  let habit: Habit = 'passes';
  const pairs = new Set<[near: Socket, far: Socket]>();
  const server = createServer((near) => {
    if (habit === 'resets') return void near.resetAndDestroy();
    const far = connect(targetPort, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const relay = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => {
        if (habit === 'passes') to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.on('end', () => {
        if (habit === 'passes') to.end();
      });
    };
    relay(near, far);
    relay(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    behave(next: Habit): void {
      habit = next;
      for (const [near, far] of next === 'resets' || next === 'is silent' ? pairs : []) {
        if (next === 'resets') near.resetAndDestroy();
        else near.destroy();
        far.destroy();
      }
    },
    /** Mends the connection; those that lost bytes end, as the other side would do. */
    mend(): void {
      habit = 'passes';
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
    },
    close(): Promise<void> {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
