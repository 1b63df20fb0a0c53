import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredSteps } from '#shared/define-steps.ts';
import { registeredActions } from '../http/action.ts';
import { nounsWithRules } from '../resource/take-steps.ts';
import { nonEmpty } from '../testing/expect-every.ts';
import { createWorld, type World } from '../testing/world.ts';
import { declaredWorkItems } from '../work-items.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const all = () => nonEmpty([...declaredSteps().values()]);

test('every declared step has a rule and a route', () => {
  const actions = registeredActions(world.kernel);
  for (const { noun, steps } of all()) {
    expect(nounsWithRules(), noun.name).toContain(noun.name);
    for (const key of nonEmpty(Object.keys(steps)))
      expect(actions.has(`POST /${noun.name}/:id/${key}`), key).toBe(true);
  }
});

test('a step leads from and to states of its noun, and each state has a way out or is an end', () => {
  for (const { noun, steps, ends } of all()) {
    const states = noun.fields.status!.options!.map(({ value }) => value);
    const used = Object.values(steps).flatMap(({ from, to }) => [...from, to as string]);
    expect(used.filter((state) => !states.includes(state))).toEqual([]);
    const left = new Set(Object.values(steps).flatMap(({ from }): readonly string[] => from));
    expect(states.filter((state) => left.has(state) === (ends as readonly string[]).includes(state))).toEqual([]);
  }
});

test('each side is offered one main step in a state, and only what it may ask', () => {
  for (const { noun, steps } of all())
    for (const side of ['company', 'partner'])
      for (const { value } of noun.fields.status!.options!) {
        const main = Object.values(steps).filter(
          ({ by, from, look }) =>
            (by === side || by === 'both') && look === 'primary' && (from as readonly string[]).includes(value),
        );
        expect(main.length, `${noun.name} in ${value}`).toBeLessThan(2);
      }
});

test('a work item calls a declared step by its declared name', () => {
  for (const { kind, steps = [] } of nonEmpty(declaredWorkItems()))
    for (const { url, label } of steps) {
      const [, resource, , key] = url.split('/');
      const declared = declaredSteps().get(resource!)?.steps[key!];
      if (declared) expect(label, kind).toBe(declared.label);
    }
});

/** Steps that are still described by hand. The number may only become smaller. */
const BY_HAND = 195;

test('the steps that are described by hand become fewer', () => {
  const root = join(import.meta.dirname, '../../..');
  const texts = globSync('src/features/**/server/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const byHand = texts
    .filter((text) => text.includes("from '#server/resource/step.ts'"))
    .flatMap((text) => text.match(/\bstep\(/g) ?? []);
  expect(byHand.length).toBeLessThanOrEqual(BY_HAND);
});
