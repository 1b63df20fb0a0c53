import { afterEach, beforeEach, expect, test, vi } from 'vitest';

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

const replace = vi.fn();
const requestedPaths: string[] = [];
const answers: Record<string, (signal: AbortSignal) => Response> = {};
let page: EventTarget & { visibilityState: string };
beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', {
    addEventListener() {},
    location: { origin: 'https://tandem.test', pathname: '/partners', search: '', replace },
  });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { dataset: {}, style: {} } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    requestedPaths.push(path);
    return answers[path.split('?')[0]!]!(signal!);
  });
  requestedPaths.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function see(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** A stream that stays open until either side ends it, with functions to send events. */
function openStream() {
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  answers['/api/events'] = (signal) =>
    new Response(
      new ReadableStream({
        start(controller) {
          open.push(controller);
          signal.addEventListener('abort', () => {
            open.splice(open.indexOf(controller), 1);
            controller.error(signal.reason);
          });
        },
      }),
    );
  return { open, say: (text: string) => open[0]!.enqueue(new TextEncoder().encode(text)) };
}

async function listen(): Promise<() => void> {
  vi.useFakeTimers();
  const { storeToken: keepToken } = await import('../session/credentials.ts');
  const { listenForChanges } = await import('./live.ts');
  keepToken('t0ken', true);
  return listenForChanges(1_000);
}

test('a hidden window closes its connection and reopens it when visible', async () => {
  const { open } = openStream();
  const stop = await listen();
  await vi.advanceTimersByTimeAsync(60);
  expect(open).toHaveLength(1);

  see('hidden');
  await vi.advanceTimersByTimeAsync(4_000);
  see('visible');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requestedPaths).toHaveLength(1);

  see('hidden');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(open).toHaveLength(0);
  expect(requestedPaths).toHaveLength(1);
  see('visible');
  await vi.advanceTimersByTimeAsync(60);
  expect(open).toHaveLength(1);
  stop();
});

test('a background window requests no events until visible', async () => {
  const { open } = openStream();
  see('hidden');
  const stop = await listen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestedPaths).toEqual([]);
  see('visible');
  await vi.advanceTimersByTimeAsync(60);
  expect(open).toHaveLength(1);
  stop();
});

test('reopens a silently lost connection', async () => {
  const { open, say } = openStream();
  const stop = await listen();
  for (let minute = 0; minute < 3; minute += 1) {
    await vi.advanceTimersByTimeAsync(50_000);
    say(': still here\n\n');
  }
  await vi.advanceTimersByTimeAsync(50_000);
  expect(requestedPaths).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([requestedPaths.length, open.length]).toEqual([2, 1]);
  stop();
});

test('a tab whose company changed reloads and stops listening', async () => {
  const { storeToken: keepToken } = await import('../session/credentials.ts');
  const { listenForChanges } = await import('./live.ts');
  keepToken('t0ken', true);
  const ended = { message: 'You are not a member of this company.', statusCode: 409, view: 'ended' };
  answers['/api/events'] = () => new Response(JSON.stringify(ended), { status: 409 });
  const stop = listenForChanges(1_000);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  stop();
  expect(requestedPaths).toEqual(['/api/events?since=1000']);
});

test('a forbidden event stream signs out and stops listening', async () => {
  const { readToken, storeToken: keepToken } = await import('../session/credentials.ts');
  const { listenForChanges } = await import('./live.ts');
  keepToken('t0ken', true);
  answers['/api/events'] = () => new Response(JSON.stringify({ message: 'Unauthorized' }), { status: 403 });
  answers['/api/auth/sign-out'] = () => new Response(null, { status: 204 });
  replace.mockClear();
  const stop = listenForChanges(1_000);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  expect(readToken()).toBeNull();
  expect(requestedPaths).toEqual(['/api/events?since=1000', '/api/auth/sign-out']);
  stop();
});

test('a first answer read before a change is asked for again', async () => {
  const { say } = openStream();
  const stop = await listen();
  const { queryClient } = await import('./queryClient.ts');
  const { QueryObserver } = await import('@tanstack/react-query');
  let rows = 1;
  const queryFn = async () => {
    const rowsAtStart = rows;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return rowsAtStart;
  };
  const list = new QueryObserver(queryClient, { queryKey: ['notes', 'list'], queryFn });
  const leave = list.subscribe(() => {});
  void queryClient.prefetchQuery({ queryKey: ['notes', 'hover'], queryFn });
  await vi.advanceTimersByTimeAsync(100);
  rows = 2;
  say('data: {"topic":"notes.created"}\n\n');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(list.getCurrentResult().data).toBe(2);
  expect(queryClient.getQueryState(['notes', 'hover'])?.isInvalidated).toBe(true);
  leave();
  stop();
});

test('reloads everything when the server cannot tell what changed', async () => {
  const { say } = openStream();
  const stop = await listen();
  const { queryClient } = await import('./queryClient.ts');
  for (const name of ['session', 'notes']) queryClient.setQueryData([name], 1);
  await vi.advanceTimersByTimeAsync(60);
  say('data: {"topic":"*","id":null}\n\n');
  await vi.advanceTimersByTimeAsync(60);
  for (const name of ['session', 'notes']) expect(queryClient.getQueryState([name])?.isInvalidated).toBe(true);
  expect(requestedPaths).toEqual(['/api/events?since=1000']);
  stop();
});
