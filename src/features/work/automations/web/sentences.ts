import { conditionTexts } from '#shared/conditions/condition.texts.ts';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import { conditionText } from '#shared/conditions/condition-words.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { withArticle } from '#shared/text/article.ts';
import { regionWriting } from '#web/conditions/writing.ts';
import { regionLocale } from '#web/region.ts';
import type { Definition, Trigger } from '../definition.schema.ts';
import { scheduleText } from '../schedule-text.ts';
import type { Catalog, RecordSpec } from '../schema.ts';
import { texts as t } from './texts.ts';

export const automationRecordOf = (catalog: Catalog, table: string | null | undefined): RecordSpec | undefined =>
  catalog.records.find((record) => record.table === table);

/** The kind of record that a flow is about. */
export function tableOf(catalog: Catalog, { trigger }: Definition): string | null {
  if (trigger.kind !== 'event') return trigger.table ?? null;
  const found = catalog.records.find(({ events }) => events.some(({ key }) => key === trigger.event));
  return found?.table ?? trigger.table ?? null;
}

/** Conditions as a part of a sentence: "the amount is above $50,000 and the tier is Gold". */
export function whenText(when: AnyWhen | null | undefined, specs: readonly FieldSpec[]): string {
  const groups = (when?.any ?? []).map(({ all }) =>
    conditionTexts.all(all.map((condition) => spoken(conditionText(condition, specs, regionWriting)))),
  );
  return t.either(groups);
}

/** "the amount is above $50,000", but "it was submitted more than 2 days ago": some names of dates are participles. */
function spoken(text: string): string {
  const parts = /^(\w+ed|sent|won|lost|paid) (?:is|was) (.*(?:ago|days?))$/.exec(text);
  return parts ? t.itWas(parts[1], parts[2]) : t.the(text);
}

/** The sentence of a trigger after "When". */
export function triggerText(catalog: Catalog, trigger: Trigger): string {
  const record = automationRecordOf(catalog, trigger.table);
  const one = record?.one ?? 'record';
  switch (trigger.kind) {
    case 'event': {
      const event = catalog.records.flatMap(({ events }) => events).find(({ key }) => key === trigger.event);
      return event?.label ?? '…';
    }
    case 'change': {
      const field = record?.watched.find((one) => one.field === trigger.field);
      const values = (trigger.to ?? []).map(
        (value) => field?.options?.find((option) => option.value === value)?.label ?? String(value),
      );
      const name = field?.label.toLowerCase() ?? '…';
      return values.length > 0
        ? `the ${name} of ${withArticle(one)} becomes ${new Intl.ListFormat('en', { type: 'disjunction' }).format(values)}`
        : `the ${name} of ${withArticle(one)} changes`;
    }
    case 'date': {
      const label = record?.dates.find(({ field }) => field === trigger.field)?.label ?? '…';
      const days = trigger.days ?? 0;
      const distance = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
      const of = t.theDateOf(label, withArticle(one));
      return days === 0 ? t.isToday(of) : days < 0 ? t.isIn(of, distance) : `${of} was ${distance} ago`;
    }
    case 'schedule': {
      const times = scheduleText(trigger.cron, regionLocale()) ?? t.customSchedule;
      return record ? t.forEach(lower(times), one) : lower(times);
    }
    case 'webhook':
      return record ? t.anotherSystemCallsAbout(withArticle(one)) : 'another system calls';
    case 'button':
      return t.someoneClicksOn(trigger.label || '…', withArticle(one));
  }
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
