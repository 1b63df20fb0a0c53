import { useMany } from '#web/resource/data/useResource.ts';
import type { Step } from '../definition.schema.ts';
import type { Catalog, StepSpec } from '../schema.ts';
import { stepSentence, withNames } from '../sentence.ts';
import { automationRecordOf } from './sentences.ts';
import { texts as t } from './texts.ts';

const linkTexts: Readonly<Record<string, string>> = { record: t.ownRecord, partner: t.ownPartner };

/** The sentence of a step with the names of what it refers to. */
export function useSentence(catalog: Catalog, spec: StepSpec | undefined, step: Step, table: string | null): string {
  const reference = spec?.params.find(
    ({ kind, name }) => (kind === 'reference' || kind === 'references') && step.params[name],
  );
  const ids = reference ? [step.params[reference.name] ?? []].flat().map(String) : [];
  const named = useMany<{ id: string; name?: string; full_name?: string; title?: string }>(reference?.resource, ids);
  if (!spec) return step.kind;
  const record = automationRecordOf(catalog, table);
  return stepSentence(spec, step, (param, value) => {
    if (param.kind === 'link') return linkTexts[value] ?? t.chosenRecord;
    if (param.name === 'field') return record?.writes.find(({ field }) => field === value)?.label.toLowerCase();
    if (step.kind === 'status') return record?.statuses.find((one) => one.value === value)?.label;
    if (step.kind === 'each') return record?.relations.find(({ key }) => key === value)?.label;
    if (param.kind === 'event')
      return catalog.records.flatMap(({ events }) => events).find(({ key }) => key === value)?.label;
    const row = named.data?.get(value);
    return row?.full_name ?? row?.name ?? row?.title ?? withNames(value, record?.placeholders ?? []);
  });
}
