import type { Call } from '#server/call.ts';

const settling = new WeakSet<object>();

/** Deals that a tracked sale wins are credited by the sale itself, not by the rule for deals won by hand. */
export async function withoutWinRule<T>(call: Call, work: () => Promise<T>): Promise<T> {
  settling.add(call.tx);
  try {
    return await work();
  } finally {
    settling.delete(call.tx);
  }
}

export const isSettling = (call: Call): boolean => settling.has(call.tx);
