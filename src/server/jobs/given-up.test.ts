import { expect, test } from 'vitest';
import { features } from '#features/server.ts';

const tasks = features.flatMap(({ name, jobs = {}, jobRules = {}, schedules = [] }) =>
  Object.keys(jobs).map((task) => ({
    name,
    task,
    rule: jobRules[task],
    isScheduled: schedules.some((schedule) => schedule.task === task),
  })),
);

test('every job that no schedule repeats declares what happens when it is given up', () => {
  expect(tasks.length).toBeGreaterThan(100);
  expect(tasks.filter(({ rule, isScheduled }) => !rule && !isScheduled)).toEqual([]);
});

test('every rule belongs to a job of its feature', () => {
  const unknown = features.flatMap(({ jobs = {}, jobRules = {} }) =>
    Object.keys(jobRules).filter((task) => !(task in jobs)),
  );
  expect(unknown).toEqual([]);
});

test('what the administrators read about a job is a sentence', () => {
  const sentences = tasks.flatMap(({ rule }) =>
    rule && typeof rule.onGivenUp === 'object' ? [rule.onGivenUp.says] : [],
  );
  expect(sentences.length).toBeGreaterThan(40);
  expect(sentences.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
});
