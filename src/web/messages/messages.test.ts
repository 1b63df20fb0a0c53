import { expect, test, vi } from 'vitest';
import { lateMessages, type Messages } from './messages.ts';

/** A library whose question is answered with yes at once. */
function library() {
  const closed = vi.fn();
  const question = Object.assign(Promise.resolve(true), { destroy: closed, update: vi.fn() });
  const all = { message: { error: vi.fn(() => closed) }, notification: {}, modal: { confirm: vi.fn(() => question) } };
  return { all: all as unknown as Messages, ...all, closed };
}

test('a message is shown when the code for messages is there, and asks for that code', async () => {
  const load = vi.fn();
  const { messages, arrive } = lateMessages(load);
  const { all, message, closed } = library();
  const close = messages.message.error('No connection');
  expect(load).toHaveBeenCalledOnce();
  expect(message.error).not.toHaveBeenCalled();
  arrive(all);
  close();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(message.error).toHaveBeenCalledWith('No connection');
});

test('a question that was asked before can be awaited and closed', async () => {
  const { messages, arrive } = lateMessages(() => {});
  const { all, closed } = library();
  const question = messages.modal.confirm({ title: 'Leave?' });
  arrive(all);
  expect(await Promise.resolve(question)).toBe(true);
  question.destroy();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test('with its code there, a message is the library’s own', () => {
  const load = vi.fn();
  const { messages, arrive } = lateMessages(load);
  const { all, closed } = library();
  arrive(all);
  expect(messages.message.error('No connection')).toBe(closed);
  expect(load).not.toHaveBeenCalled();
});
