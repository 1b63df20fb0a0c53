import { expect, test } from 'vitest';
import { shareRequest } from './sharedRequests.ts';

function server() {
  const sent: unknown[] = [];
  const pending = new Map<string, Promise<number>>();
  const write = async (input: unknown) => {
    await Promise.resolve();
    return sent.push(input);
  };
  return { sent, write: (input: unknown) => shareRequest(pending, input, write) };
}

test('sends a double click once and resolves both', async () => {
  const { sent, write } = server();
  const ends = await Promise.all([write({ name: 'approve' }), write({ name: 'approve' })]);
  expect(ends).toEqual([1, 1]);
  expect(sent).toHaveLength(1);
});

test('sends different requests in parallel, and the same again later', async () => {
  const { sent, write } = server();
  await Promise.all([write({ id: '1' }), write({ id: '2' }), write(undefined)]);
  await write({ id: '1' });
  expect(sent).toEqual([{ id: '1' }, { id: '2' }, undefined, { id: '1' }]);
});

test('allows a retry after a failure', async () => {
  const pending = new Map<string, Promise<string>>();
  const failing = () => Promise.reject(new Error('No connection'));
  await expect(shareRequest(pending, 1, failing)).rejects.toThrow('No connection');
  await expect(shareRequest(pending, 1, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('treats two files with one name as different', async () => {
  const { sent, write } = server();
  await Promise.all([write({ file: new Blob(['a']) }), write({ file: new Blob(['b']) })]);
  expect(sent).toHaveLength(2);
});
