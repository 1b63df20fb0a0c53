/**
 * The product's frame and the pages of a package have the same limits: they cannot navigate elsewhere, whatever
 * websites the course allows.
 */
export const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads';

/** The state a part of a package reports in its data model, in one format for both standards. */
export interface PartState {
  is_done: boolean;
  is_failed: boolean;
  score: number | null;
}
export type Cmi = Record<string, unknown>;

const at = (of: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], of);
const textAt = (of: unknown, ...path: string[]) => String(at(of, ...path) ?? '');

function numberAt(of: unknown, ...path: string[]): number | null {
  const value = textAt(of, ...path);
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null;
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

function scoreOf(score: unknown): number | null {
  const scaled = numberAt(score, 'scaled');
  if (scaled !== null) return percent(scaled * 100);
  const raw = numberAt(score, 'raw');
  if (raw === null) return null;
  const min = numberAt(score, 'min') ?? 0;
  const max = numberAt(score, 'max') ?? 100;
  return max > min ? percent(((raw - min) / (max - min)) * 100) : percent(raw);
}

/** @param mastery the lowest passing score, by the package's manifest */
export function stateOfPart(standard: '1.2' | '2004', given: Cmi, mastery: number | null): PartState {
  const cmi = at(given, 'cmi') ?? given;
  const core = standard === '1.2' ? at(cmi, 'core') : cmi;
  const score = scoreOf(at(core, 'score'));
  const status = textAt(core, standard === '1.2' ? 'lesson_status' : 'completion_status');
  const success = standard === '1.2' ? status : textAt(core, 'success_status');
  const isScored = mastery !== null && score !== null;
  const isFailed = isScored ? score < mastery : success === 'failed';
  const isFinished = status === 'completed' || success === 'passed' || (isScored && success === 'failed');
  return { is_done: isFinished && !isFailed, is_failed: isFailed, score };
}
