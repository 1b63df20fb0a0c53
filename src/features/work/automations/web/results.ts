import { useQueries } from '@tanstack/react-query';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { api } from '#web/requests/api.ts';
import { allSteps, type Definition, type Step } from '../definition.schema.ts';
import type { Catalog } from '../schema.ts';
import type { FlowVariable } from '../variables.ts';
import { automationRecordOf } from './sentences.ts';
import { texts as t } from './texts.ts';

/** The steps of a flow that give a record, with the kind of record. */
function givingSteps(catalog: Catalog, steps: readonly Step[]): { id: string; label: string; gives: string }[] {
  return steps.flatMap(({ id, kind }) => {
    const spec = catalog.steps.find((one) => one.kind === kind);
    return spec?.gives ? [{ id, label: spec.label, gives: spec.gives }] : [];
  });
}

/** The values of the records of earlier steps: `step.find.name`. */
export function resultVariables(catalog: Catalog, definition: Definition, step: Step): FlowVariable[] {
  const steps = allSteps(definition.steps);
  const at = steps.findIndex(({ id }) => id === step.id);
  return givingSteps(catalog, steps.slice(0, at)).flatMap(({ id, label: step_label, gives }) =>
    (automationRecordOf(catalog, gives)?.placeholders ?? [])
      .filter(({ key }) => key.startsWith('record.'))
      .map(({ key, label }) => ({
        key: `step.${id}.${key.slice('record.'.length)}`,
        label: `${label} (${id})`,
        group: `${step_label} (${id})`,
        kind: 'words',
      })),
  );
}

/** The facts that branches can ask of the records that steps give. */
export function useResultFacts(catalog: Catalog | undefined, definition: Definition | null): FieldSpec[] {
  const giving = catalog && definition ? givingSteps(catalog, allSteps(definition.steps)) : [];
  const queries = useQueries({
    queries: giving.map(({ gives }) => ({
      queryKey: ['automations', 'facts', gives, 'own'],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await api<{ facts: FieldSpec[] }>('automations/facts', { query: { table: gives, own: true }, signal })).facts,
      staleTime: 60_000,
    })),
  });
  return giving.flatMap(({ id, label }, at) => {
    const group = `${label} (${id})`;
    const isFound: FieldSpec = {
      field: `step.${id}`,
      label: t.found(id),
      group,
      kind: 'yes_no',
      says: t.foundSays(id),
    };
    const facts = queries[at]?.data ?? [];
    return [isFound, ...facts.map((fact) => ({ ...fact, field: fact.field.replace('record.', `step.${id}.`), group }))];
  });
}
