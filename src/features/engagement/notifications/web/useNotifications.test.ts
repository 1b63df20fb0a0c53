import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
const { loadNextPage } = await import('./useNotifications.ts');

/** A list of two pages whose responses arrive when the test releases them. */
async function listOf() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const waiting: (() => void)[] = [];
  const asked: number[] = [];
  let isSlow = false;
  let isBroken = false;
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['notices'],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam);
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      if (isBroken) throw new Error('No answer');
      return { rows: [pageParam] };
    },
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length < 2 ? pages.length : undefined),
  });
  observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toHaveLength(1));
  isSlow = true;
  return {
    asked,
    pages: () => observer.getCurrentResult().data?.pages.length,
    more: () => loadNextPage((options) => observer.fetchNextPage(options), 1),
    changed: () => void client.invalidateQueries({ queryKey: ['notices'] }),
    breaks: () => {
      isBroken = true;
    },
    letGo: async () => {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

test('loads one page more', async () => {
  const list = await listOf();
  const more = list.more();
  await list.letGo();
  await more;
  expect([list.pages(), list.asked]).toEqual([2, [0, 1]]);
});

test('loads one page more although news arrives while it is on its way', async () => {
  const list = await listOf();
  const more = list.more();
  list.changed();
  await list.letGo();
  await list.letGo();
  await more;
  expect([list.pages(), list.asked]).toEqual([2, [0, 1, 0, 1]]);
});

test('loads one page more although the list is being loaded anew', async () => {
  const list = await listOf();
  list.changed();
  const more = list.more();
  await list.letGo();
  await list.letGo();
  await more;
  expect([list.pages(), list.asked]).toEqual([2, [0, 0, 1]]);
});

test('gives up when the server does not answer', async () => {
  const list = await listOf();
  list.breaks();
  const more = list.more();
  await list.letGo();
  await more;
  expect([list.pages(), list.asked]).toEqual([1, [0, 1]]);
});
