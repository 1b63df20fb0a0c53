const { threadCpuUsage } = process as unknown as { threadCpuUsage: () => { user: number; system: number } };

/** The processor time of this thread in milliseconds. Unlike the time of day, it does not depend on other programs. */
function used(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
}

/** The longest time, in milliseconds of processor time, in which the event loop did nothing but one piece of this work. */
export async function longestStall<T>(work: () => Promise<T>): Promise<{ stall: number; result: T }> {
  let stall = 0;
  let last = used();
  let isOver = false;
  const turn = () => {
    const now = used();
    stall = Math.max(stall, now - last);
    last = now;
    if (!isOver) setTimeout(turn, 5);
  };
  setTimeout(turn, 0);
  try {
    const result = await work();
    turn();
    return { stall, result };
  } finally {
    isOver = true;
  }
}
