import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';
import { defineStoredConditions } from '#server/extension-points/stored-conditions.ts';
import type { AnyCondition, AnyWhen, Scalar } from '#shared/conditions/conditions.ts';
import { allSteps, type Definition, type Step } from '../definition.schema.ts';
import { pauseAutomation } from './engine/live.ts';

interface Flow {
  id: string;
  name: string;
  status: string;
  draft: Definition;
  /** The published version; null for a draft. */
  published: Definition | null;
}

const flows = (call: Call) =>
  call.rows<Flow>(sql`
    select a.id, a.name, a.status, a.definition as draft, v.definition as published from automations a
    left join automation_versions v on v.organization_id = a.organization_id and v.automation_id = a.id
      and v.version = a.published_version
    where a.organization_id = ${call.organization_id} and a.archived_at is null order by a.name, a.id`);

const conditionsOf = (definition: Definition | null): AnyCondition[] =>
  (definition ? [definition.when, ...allSteps(definition.steps).map(({ when }) => when)] : []).flatMap(
    (when) => when?.any.flatMap(({ all }) => all) ?? [],
  );

const asks = ({ field, value }: AnyCondition, asked: string, values?: readonly string[]): boolean =>
  field === asked && (!values || [value ?? []].flat().some((one) => values.includes(String(one))));

/** Changes every condition of a flow. */
function mapConditions(definition: Definition, change: (condition: AnyCondition) => AnyCondition): Definition {
  const inWhen = (when: AnyWhen | null | undefined): AnyWhen | null =>
    when ? { any: when.any.map(({ all }) => ({ all: all.map(change) })) } : null;
  const inSteps = (steps: readonly Step[]): Step[] =>
    steps.map((step) => ({
      ...step,
      ...(step.when !== undefined && { when: inWhen(step.when) }),
      // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
      ...(step.then && { then: inSteps(step.then) }),
      ...(step.else && { else: inSteps(step.else) }),
      ...(step.steps && { steps: inSteps(step.steps) }),
    }));
  return { ...definition, when: inWhen(definition.when), steps: inSteps(definition.steps) };
}

/** Drafts follow renamed values. Published versions never change, so a live flow that names one pauses. */
export const conditions = defineStoredConditions({
  rejectWhileInConditions: async (call, what, field, value) => {
    for (const { name, draft, published } of await flows(call)) {
      const used = [...conditionsOf(draft), ...conditionsOf(published)];
      if (used.some((condition) => asks(condition, field, value === undefined ? undefined : [value])))
        throw conflict(`${what} is used in a condition of the automation “${name}”.`);
    }
  },
  renameInConditions: async (call, field, from, into) => {
    const renamed = (value: Scalar): Scalar => (from.includes(String(value)) ? into : value);
    for (const { id, status, draft, published } of await flows(call)) {
      if (conditionsOf(draft).some((condition) => asks(condition, field, from))) {
        const next = mapConditions(draft, (condition) =>
          asks(condition, field, from) && condition.value !== undefined
            ? {
                ...condition,
                value: Array.isArray(condition.value)
                  ? [...new Set(condition.value.map(renamed))]
                  : renamed(condition.value),
              }
            : condition,
        );
        await call.run(sql`
          update automations set definition = ${JSON.stringify(next)}
          where organization_id = ${call.organization_id} and id = ${id}`);
      }
      if (status === 'active' && conditionsOf(published).some((condition) => asks(condition, field, from)))
        await pauseAutomation(call, id, `A condition names a value that is now “${into}”. Publish the draft again.`);
    }
  },
});

export const automationsOfAudience = defineAudienceUses(async (call, audience_id) =>
  (await flows(call))
    .filter(({ draft, published }) =>
      [...conditionsOf(draft), ...conditionsOf(published)].some(({ value }) =>
        [value ?? []].flat().includes(audience_id),
      ),
    )
    .map(({ id, name }) => ({ kind: 'Automation', name, to: `/automations/edit/${id}` })),
);
