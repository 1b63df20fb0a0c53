import { expect, test, vi } from 'vitest';
import { exportSelection } from './exportSelection.ts';

test('exports selected rows in pages of twenty as one file', async () => {
  const asked: string[][] = [];
  const saved: Blob[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push(content as Blob);
    return 'blob:test';
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const ids = new URL(address, 'http://tandem.test').searchParams.getAll('id');
    asked.push(ids);
    return new Response(`\ufeffId\r\n${ids.map((id) => `${id}\r\n`).join('')}`);
  });
  const ids = Array.from({ length: 45 }, (_, index) => `row-${index}`);
  await exportSelection('partners', ids);
  expect(asked.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(saved).toHaveLength(1);
  expect(await saved[0]!.text()).toBe(`Id\r\n${ids.map((id) => `${id}\r\n`).join('')}`);
});
