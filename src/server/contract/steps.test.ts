import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DefinedSteps,
  declaredSteps,
  isOpenToPrograms,
  type Step,
  startsFrom,
} from '#shared/nouns/define-steps.ts';
import { stepActionKey } from '../automation-steps.ts';
import { automationAction } from '../extension-points/automations.ts';
import { declaredWorkItems } from '../extension-points/work-items.ts';
import { registeredActions } from '../http/action.ts';
import { nounsWithRules } from '../resource/take-steps.ts';
import { nonEmpty } from '../testing/expect-every.ts';
import { createWorld, type World } from '../testing/world.ts';

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

/** The states of a noun; a noun without states has steps that its rows allow or not. */
const statesOf = ({ noun, state }: DefinedSteps) => noun.fields[state]?.options?.map(({ value }) => value) ?? [];

test('a step leads from and to states of its noun, and each state has a way out or is an end', () => {
  for (const declared of all()) {
    const { noun, steps, ends } = declared;
    const states = statesOf(declared);
    const leads = [...Object.values<Step>(steps), ...Object.values(declared.moves)];
    const used = leads.flatMap(({ from = [], to = [] }) => [...from, ...(typeof to === 'string' ? [to] : to)]);
    expect(
      used.filter((state) => !states.includes(state)),
      noun.name,
    ).toEqual([]);
    const withWayOut = (state: string) => leads.some((step) => step.to !== undefined && startsFrom(step, state));
    const moves = leads.some(({ to }) => to !== undefined);
    if (moves)
      expect(
        states.filter((state) => withWayOut(state) === ends.includes(state)),
        noun.name,
      ).toEqual([]);
  }
});

test('each side is offered one main step in a state, and only what it may ask', () => {
  for (const declared of all())
    for (const side of ['company', 'partner'])
      for (const state of statesOf(declared)) {
        const main = Object.values<Step>(declared.steps).filter(
          (step) => (step.by === side || step.by === 'both') && step.look === 'primary' && startsFrom(step, state),
        );
        const told = main.filter(({ unless }) => !unless);
        expect(told.length, `${declared.noun.name} in ${state}`).toBeLessThan(2);
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

const everyStep = () =>
  all().flatMap((declared) => Object.entries<Step>(declared.steps).map(([key, step]) => ({ ...declared, key, step })));

test('a step in bulk has its route, and needs neither a sheet nor values for each row', () => {
  const actions = registeredActions(world.kernel);
  for (const { noun, key, step } of nonEmpty(everyStep().filter((one) => one.step.bulk))) {
    const [single, many] = [`POST /${noun.name}/:id/${key}`, `POST /${noun.name}/bulk/${key}`].map((name) =>
      actions.get(name),
    );
    expect(many, key).toMatchObject({ can: single!.can, modes: single!.modes, personal: single!.personal });
    expect(step.sheet, key).toBeUndefined();
    const inputs = Object.keys(step.input ?? {});
    expect(
      (step.body?.required ?? []).filter((name: string) => !inputs.includes(name)),
      key,
    ).toEqual([]);
  }
});

test('automations and the assistant take no step that touches money, consent, access or a signature', () => {
  for (const { noun, key, step } of nonEmpty(everyStep().filter((one) => one.step.touches))) {
    expect(automationAction(stepActionKey(noun.name, key)), key).toBeUndefined();
    expect(isOpenToPrograms(noun.name, step), key).toBe(false);
  }
});
