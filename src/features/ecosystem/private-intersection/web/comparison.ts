import { api } from '#web/requests/api.ts';
import type { Challenge, ComparisonStarted, Counts, Matches, PrivateCount, Revealed } from '../schema.ts';
import type { BlindedFile, FoundDomains, FromWorker, ReadFile, ToWorker } from './messages.ts';

/**
 * The comparison of this tab. It is kept outside of the screen, so that a look at another screen does not end it; it ends
 * with the tab.
 */
export interface Comparison {
  step: 'file' | 'ready' | 'working' | 'counted' | 'found' | 'revealed';
  list_id: string | null;
  file_name: string | null;
  headings: string[];
  column: number;
  domains: FoundDomains | null;
  /** The share of the calculation that is done, while it is the tab that calculates. */
  progress: number | null;
  id: string | null;
  counts: PrivateCount[];
  /** The matching domains, which only this tab knows until they are revealed. */
  found: string[];
  error: string | null;
}

const EMPTY: Comparison = {
  step: 'file',
  list_id: null,
  file_name: null,
  headings: [],
  column: 0,
  domains: null,
  progress: null,
  id: null,
  counts: [],
  found: [],
  error: null,
};

let state = EMPTY;
let worker: Worker | undefined;
const listeners = new Set<() => void>();

export const readComparison = (): Comparison => state;
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Partial<Comparison>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function ask<T>(task: ToWorker): Promise<T> {
  worker ??= new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  return new Promise<T>((resolve, reject) => {
    current.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('progress' in data) change({ progress: data.progress });
      else if ('failed' in data) reject(new Error(data.failed));
      else resolve(data.done as T);
    };
    current.onerror = () => reject(new Error('The browser could not start the calculation.'));
    current.postMessage(task);
  });
}

export function resetComparison(): void {
  worker?.terminate();
  worker = undefined;
  change(EMPTY);
}

async function attempt(fallback: Comparison['step'], work: () => Promise<void>): Promise<void> {
  change({ error: null });
  try {
    await work();
  } catch (error) {
    change({ step: fallback, progress: null, error: (error as Error).message });
  }
}

export const chooseFile = (list_id: string, file: File): Promise<void> =>
  attempt('file', async () => {
    resetComparison();
    const { headings, column } = await ask<ReadFile>({ kind: 'read', text: await file.text() });
    change({ list_id, file_name: file.name, headings });
    await chooseColumn(column);
  });

export const chooseColumn = (column: number): Promise<void> =>
  attempt('file', async () => {
    const domains = await ask<FoundDomains>({ kind: 'domains', column });
    change({ step: 'ready', column, domains });
  });

const send = <T>(path: string, body: object = {}) =>
  // The state of the comparison refuses repetitions, and the points are too large to be stored for retries.
  api<T>(path, { method: 'POST', body, asks: true });

export const compareLists = (): Promise<void> =>
  attempt('ready', async () => {
    change({ step: 'working', progress: 0 });
    const message = await ask<BlindedFile>({ kind: 'blind' });
    change({ progress: null });
    const { id } = await send<ComparisonStarted>('private_intersections', { population_id: state.list_id, ...message });
    const { points: challenge } = await send<Challenge>(`private_intersections/${id}/challenge`);
    change({ progress: 0 });
    const points = await ask<string>({ kind: 'answer', challenge });
    change({ progress: null });
    const { counts } = await send<Counts>(`private_intersections/${id}/answer`, { points });
    change({ step: 'counted', id, counts });
  });

export const findMatches = (): Promise<void> =>
  attempt('counted', async () => {
    const { positions } = await send<Matches>(`private_intersections/${state.id}/matches`);
    change({ step: 'found', found: await ask<string[]>({ kind: 'find', positions }) });
  });

export const revealFound = (): Promise<void> =>
  attempt('found', async () => {
    change({ step: 'working', progress: null });
    const message = await ask<object>({ kind: 'reveal' });
    await send<Revealed>(`private_intersections/${state.id}/reveal`, message);
    change({ step: 'revealed' });
  });
