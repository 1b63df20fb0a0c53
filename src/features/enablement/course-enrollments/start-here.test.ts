import { expect, test } from 'vitest';
import type { LearningCourse } from './learning.schema.ts';
import { startHere } from './start-here.ts';

type Enrollment = NonNullable<LearningCourse['enrollment']>;
const course = (id: string, also: Partial<LearningCourse> = {}) =>
  ({
    id,
    title: id,
    level: null,
    is_self_enrolled: true,
    prerequisites: [],
    enrollment: null,
    ...also,
  }) as LearningCourse;
const running = (due_on: string | null, percent = 10) => ({ status: 'in_progress', due_on, percent }) as Enrollment;

test('a course that is due comes first, then one that is begun, then the easiest new one', () => {
  const due = course('due', { enrollment: running('2026-12-01') });
  const begun = course('begun', { enrollment: running(null, 80) });
  const easy = course('easy', { level: 'beginner' });
  const hard = course('a hard one', { level: 'advanced' });
  expect(startHere([hard, easy, begun, due])).toBe(due);
  expect(startHere([hard, easy, begun])).toBe(begun);
  expect(startHere([hard, easy])).toBe(easy);
});

test('nothing is named that the reader cannot begin', () => {
  const locked = course('locked', { prerequisites: [{ id: 'x', title: 'X', is_done: false }] });
  const assigned = course('assigned only', { is_self_enrolled: false });
  const done = course('done', { enrollment: { status: 'completed' } as Enrollment });
  expect(startHere([locked, assigned, done])).toBeUndefined();
});
