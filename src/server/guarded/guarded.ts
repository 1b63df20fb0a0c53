import { basename } from 'node:path';
import { invalid, Refusal } from '../errors.ts';
import { Lane, type LaneLimits, type Outcome } from './lane.ts';

/**
 * Text and files of others are parsed and rendered in processes with limits on time and memory, so that no input stops
 * the server: V8 ends a whole process, not only a thread, that runs out of memory. A feature names a module that exports
 * `run`, a function of plain data; size and depth are limits of its own.
 */
export interface GuardedLimits {
  /** The subject of a refusal: "The file". */
  subject: string;
  /** The field of a refusal. */
  field: string;
  seconds: number;
  /** `quick` and `render` keep their processes; `large` has memory for files; `long` is for minutes of calculation. */
  lane?: keyof typeof LANES;
  /** The sentence of every refusal, where the reason is of no use to the reader. */
  refusal?: string;
  /** Any error of the task refuses the input, because its parser knows no better. */
  isStrict?: true;
}

export interface GuardedOptions {
  /** The source of the input: an organization or a network. Shares take turns, and none has all processes. */
  share: string;
  /** Ends the work, for example because nobody waits for it anymore. */
  signal?: AbortSignal | undefined;
}

const LANES = {
  quick: { processes: 3, mostOfOne: 2, megabytes: 256, keepMs: 60_000 },
  render: { processes: 2, mostOfOne: 1, megabytes: 512, keepMs: 60_000 },
  large: { processes: 2, mostOfOne: 1, megabytes: 1_024, keepMs: 0 },
  long: { processes: 2, mostOfOne: 1, megabytes: 512, keepMs: 0 },
} satisfies Record<string, LaneLimits>;

const lanes = new Map<string, Lane>();

function laneOf(name: keyof typeof LANES): Lane {
  const lane = lanes.get(name) ?? new Lane(LANES[name]);
  lanes.set(name, lane);
  return lane;
}

/** Counts of tasks by their outcome, and the tasks that wait, for metrics. */
export const guardedCounts = { ended: new Map<string, number>(), waiting: () => sum(lanes.values()) };

const sum = (all: Iterable<Lane>) => [...all].reduce((total, { waiting }) => total + waiting, 0);

type Task = (input: never) => unknown;
export type Guarded<Run extends Task> = (
  input: Parameters<Run>[0],
  options: GuardedOptions,
) => Promise<Awaited<ReturnType<Run>>>;

/**
 * Declares a guarded task. Give the type of its `run`, so that the module is loaded only there:
 * `guardedTask<typeof import('./page.task.ts').run>(new URL('./page.task.ts', import.meta.url), { … })`.
 * It refuses what takes too long, is too large or too deep with 422, and with 429 while too much waits.
 */
export function guardedTask<Run extends Task>(module: URL, limits: GuardedLimits): Guarded<Run> {
  const name = basename(module.pathname, '.task.ts');
  if (!module.pathname.endsWith('.task.ts'))
    throw new Error(`A guarded task is a file "name.task.ts", not ${module.pathname}.`);
  const run: (input: unknown, options: GuardedOptions) => Promise<unknown> = async (input, { share, signal }) => {
    const outcome = await laneOf(limits.lane ?? 'quick').run({
      task: { module: module.href, input },
      share,
      milliseconds: limits.seconds * 1_000,
      signal,
    });
    const key = `${name} ${Object.keys(outcome)[0]!}`;
    guardedCounts.ended.set(key, (guardedCounts.ended.get(key) ?? 0) + 1);
    if ('done' in outcome) return outcome.done;
    throw errorOf(outcome, limits, name);
  };
  return run as Guarded<Run>;
}

function errorOf(
  outcome: Exclude<Outcome, { done: unknown }>,
  { subject, field, refusal, isStrict }: GuardedLimits,
  name: string,
): Error {
  if ('refused' in outcome) {
    const { statusCode, message, errors } = outcome.refused;
    return new Refusal(statusCode, message, errors);
  }
  if ('busy' in outcome)
    return new Refusal(429, 'Too many files and texts are being read at the moment. Try again in a minute.');
  const refuse = (reason: string) => invalid({ [field]: [reason] }, refusal ?? `${subject} ${reason}.`);
  if ('tookTooLong' in outcome) return refuse('takes too long to read');
  if ('tooLarge' in outcome) return refuse('is too large to read');
  if ('tooDeep' in outcome) return refuse('is nested too deeply');
  return isStrict || 'crashed' in outcome
    ? refuse('cannot be read')
    : new Error(`The task ${name} failed: ${outcome.failed}`);
}
