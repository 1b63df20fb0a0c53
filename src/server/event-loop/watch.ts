/** The work of the server: a route or a job that has begun. */
export interface Activity {
  kind: 'request' | 'job';
  /** The route `GET /api/partners/:id`, or the task. */
  place: string;
  request_id: string | null;
  company_id: string | null;
}

/** A time in which nothing else could run. */
export interface Stall {
  milliseconds: number;
  /** The processor time of this thread within it; the rest is the machine's, which had other work. */
  computing: number;
  /** The work that ran meanwhile, the latest first. */
  activities: Activity[];
}

const EVERY_MS = 100;
const LEAST_MS = 200;
const MOST_NAMED = 5;

const running = new Set<Activity>();
const MOST_ENDED = 200;
/** Work that ended lately, because a stall is noticed after its cause has ended. */
const ended: { activity: Activity; at: number }[] = [];

/** Notes that work has begun. @returns a function for its end */
export function begin(activity: Activity): () => void {
  running.add(activity);
  return () => {
    if (!running.delete(activity)) return;
    ended.push({ activity, at: performance.now() });
    if (ended.length > MOST_ENDED) ended.shift();
  };
}

type CpuClock = { threadCpuUsage?: () => { user: number; system: number } };
const clock = process as unknown as CpuClock;

/** The processor time that this thread used, in milliseconds. */
function computed(): number {
  const { user, system } = clock.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1_000;
}

/** Measures the event loop and reports every stall of 200 ms or more. @returns a function that ends it */
export function watchEventLoop(report: (stall: Stall) => void): () => void {
  let at = performance.now();
  let used = computed();
  const timer = setInterval(() => {
    const now = performance.now();
    const milliseconds = now - at - EVERY_MS;
    const computing = computed() - used;
    const since = at;
    at = now;
    used += computing;
    if (milliseconds < LEAST_MS) return;
    const past = ended.filter((one) => one.at >= since).map(({ activity }) => activity);
    const activities = [...running, ...past].reverse().slice(0, MOST_NAMED);
    report({ milliseconds: Math.round(milliseconds), computing: Math.round(computing), activities });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
