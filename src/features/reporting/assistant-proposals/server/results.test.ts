import { expect, test } from 'vitest';
import { Personal } from '#server/leaving/personal.ts';
import { fitted, toolResult } from './results.ts';
import type { ToolRun } from './run-tool.ts';

const idOf = (at: number) => `0198c0de-0000-7000-8000-${String(at).padStart(12, '0')}`;

test('a long result loses entries, not the end of its JSON, and says how many', () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ id: idOf(at), text: 'x'.repeat(300) }));
  const small = fitted({ sources: [], answer: { rows } }, 4_000) as {
    answer: { rows: unknown[]; rows_left_out: number };
  };
  expect(JSON.stringify(small).length).toBeLessThanOrEqual(4_000);
  expect(small.answer.rows.length).toBeGreaterThan(4);
  expect(small.answer.rows.length + small.answer.rows_left_out).toBe(100);
});

test('a long text is shortened before rows are left out, and names of people stay whole', () => {
  const person = new Personal('person', 'Ann Quill');
  const small = fitted({ text: 'y'.repeat(50_000), person, rows: [1, 2, 3] }, 4_000);
  expect(small).toMatchObject({ person, rows: [1, 2, 3] });
  expect(JSON.stringify(small).length).toBeLessThanOrEqual(4_000);
});

test('one value that cannot be made smaller is an error, not broken JSON', () => {
  const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`key_${at}`, at]));
  expect(fitted(wide, 4_000)).toEqual({ error: 'This answer is too long. Ask for less at once.' });
});

test('rows that are sources have a number, and their ids and names stand once', () => {
  const rows = [0, 1].map((at) => ({ id: idOf(at), name: `Deal ${at}`, kind: 'renewal' }));
  const sources = [
    { kind: 'list' as const, title: 'Open deals', to: '/deals?status=open' as const },
    ...rows.map(({ id, name }) => ({ kind: 'record' as const, title: name, to: `/deals/show/${id}` as const })),
  ];
  const run = { leaves: { data: { kind: 'opportunities', rows }, sources } } as unknown as ToolRun;
  const result = toolResult(run, (at) => at + 1);
  expect(Object.keys(result)).toEqual(['sources', 'open', 'answer']);
  expect(result).toEqual({
    sources: [{ number: 1, title: 'Open deals', to: '/deals?status=open' }],
    open: '/deals/show/{id}',
    answer: {
      kind: 'opportunities',
      rows: rows.map(({ id, ...values }, at) => ({ n: at + 2, id, ...values })),
    },
  });
  for (const { id, name } of rows) {
    const text = JSON.stringify(result);
    expect([text.split(id).length, text.split(name).length]).toEqual([2, 2]);
  }
});
