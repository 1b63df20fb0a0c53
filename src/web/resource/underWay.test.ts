import { expect, test } from 'vitest';
import { joinUnderWay } from './underWay.ts';

function server() {
  const sent: unknown[] = [];
  const underWay = new Map<string, Promise<number>>();
  const write = async (input: unknown) => {
    await Promise.resolve();
    return sent.push(input);
  };
  return { sent, write: (input: unknown) => joinUnderWay(underWay, input, write) };
}

test('what is pressed twice is sent once, and both hear of its end', async () => {
  const { sent, write } = server();
  const ends = await Promise.all([write({ name: 'approve' }), write({ name: 'approve' })]);
  expect(ends).toEqual([1, 1]);
  expect(sent).toHaveLength(1);
});

test('something else goes at the same time, and the same again once it has ended', async () => {
  const { sent, write } = server();
  await Promise.all([write({ id: '1' }), write({ id: '2' }), write(undefined)]);
  await write({ id: '1' });
  expect(sent).toEqual([{ id: '1' }, { id: '2' }, undefined, { id: '1' }]);
});

test('after a failure it can be tried again', async () => {
  const underWay = new Map<string, Promise<string>>();
  const failing = () => Promise.reject(new Error('No connection'));
  await expect(joinUnderWay(underWay, 1, failing)).rejects.toThrow('No connection');
  await expect(joinUnderWay(underWay, 1, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('two files of one name are two', async () => {
  const { sent, write } = server();
  await Promise.all([write({ file: new Blob(['a']) }), write({ file: new Blob(['b']) })]);
  expect(sent).toHaveLength(2);
});
