import type { CDPSession } from '@playwright/test';

/** Milliseconds of the main thread by kind of work. */
export type Shares = Record<string, number>;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
}

const KINDS: Record<string, readonly string[]> = {
  script: ['FunctionCall', 'EvaluateScript', 'EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks'],
  garbage: ['MinorGC', 'MajorGC', 'V8.GC_MARK_COMPACTOR', 'BlinkGC.AtomicPhase'],
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'HitTest'],
};
const kindOf = (name: string) => Object.keys(KINDS).find((kind) => KINDS[kind]!.includes(name));

/**
 * Records what the main thread does. The function that it returns ends that and sums the work by kind from a mark of
 * the page on, for some milliseconds; layout that a script forced counts as layout.
 */
export async function recordTrace(devtools: CDPSession): Promise<(mark: string, ms: number) => Promise<Shares>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const categories = ['devtools.timeline', 'blink.user_timing', 'v8'];
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  return async (mark, ms) => {
    const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await isComplete;
    const from = events.find(({ name }) => name === mark);
    return from ? sharesOf(events, from, ms * 1000) : {};
  };
}

function sharesOf(events: readonly TraceEvent[], { pid, tid, ts: from }: TraceEvent, length: number): Shares {
  const until = from + length;
  const shares: Shares = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, 0]));
  const steps = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && kindOf(event.name))
    .map(({ name, ts, dur = 0 }) => ({
      kind: kindOf(name)!,
      start: Math.max(ts, from),
      end: Math.min(ts + dur, until),
    }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const open: typeof steps = [];
  for (const step of steps) {
    while (open.length > 0 && open.at(-1)!.end <= step.start) open.pop();
    const ms = (step.end - step.start) / 1000;
    shares[step.kind]! += ms;
    if (open.length > 0) shares[open.at(-1)!.kind]! -= ms;
    open.push(step);
  }
  return shares;
}
