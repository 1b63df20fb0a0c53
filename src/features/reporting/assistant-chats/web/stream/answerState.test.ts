import { expect, test } from 'vitest';
import type { AssistantMessage } from '../../schema.ts';
import { type AnswerAction, type AnswerState, isOver, reduceAnswer, startAnswer } from './answerState.ts';

const messageOf = (author: AssistantMessage['author'], text: string): AssistantMessage => ({
  id: `0198b7a2-0000-7000-8000-00000000000${author.length}`,
  chat_id: '0198b7a2-0000-7000-8000-000000000000',
  author,
  text,
  about: null,
  sources: [],
  tools: [],
  proposal_ids: [],
  follow_ups: [],
  reading: null,
  feedback: null,
  created_at: '2026-03-16T09:00:00.000Z',
});
const asked = messageOf('person', 'Which deals close this month?');
const answer = messageOf('model', 'Two deals [1].');
const after = (...actions: AnswerAction[]): AnswerState =>
  actions.reduce(reduceAnswer, startAnswer({ text: asked.text }));
const tool = (name: string, state: 'running' | 'done' | 'refused'): AnswerAction => ({
  type: 'tool',
  name,
  label: `Reading ${name}`,
  state,
});

test('an answer arrives in pieces and is replaced by the stored one', () => {
  const arriving = after(
    { type: 'asked', message: asked },
    { type: 'text', text: 'Two ' },
    { type: 'text', text: 'deals' },
  );
  expect(arriving).toMatchObject({ phase: 'answering', asked, text: 'Two deals', message: null });
  expect(reduceAnswer(arriving, { type: 'done', message: answer })).toMatchObject({
    phase: 'done',
    text: 'Two deals [1].',
    message: answer,
  });
});

test('a tool that ends takes the place of the one that ran', () => {
  const { tools } = after(
    tool('deals', 'running'),
    tool('deals', 'running'),
    tool('deals', 'done'),
    tool('notes', 'running'),
    tool('deals', 'refused'),
  );
  expect(tools.map(({ name, state }) => `${name} ${state}`)).toEqual(['deals done', 'deals refused', 'notes running']);
});

test('a tool whose start was not reported is listed too', () => {
  expect(after(tool('deals', 'done')).tools).toHaveLength(1);
});

test('an error of the server keeps what arrived', () => {
  const failed = after({ type: 'text', text: 'Two' }, { type: 'error', message: 'The model did not answer.' });
  expect(failed).toMatchObject({ phase: 'failed', text: 'Two', error: 'The model did not answer.' });
});

test('a stream that ends before the answer is complete has failed', () => {
  expect(after({ type: 'text', text: 'Two' }, { type: 'end' })).toMatchObject({ phase: 'failed', error: null });
});

test('nothing changes an answer that is over', () => {
  const ends: AnswerAction[] = [
    { type: 'done', message: answer },
    { type: 'stop' },
    { type: 'fail', message: 'No connection' },
  ];
  for (const end of ends) {
    const over = after({ type: 'text', text: 'Two' }, end);
    expect(isOver(over)).toBe(true);
    expect(reduceAnswer(over, { type: 'text', text: ' more' })).toBe(over);
    expect(reduceAnswer(over, { type: 'end' })).toBe(over);
  }
});

test('does not change earlier states', () => {
  const first = after(tool('deals', 'running'));
  reduceAnswer(first, tool('deals', 'done'));
  expect(first.tools[0]!.state).toBe('running');
});
