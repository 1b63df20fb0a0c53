import { type AutomationSubject, automationRecord } from '#server/extension-points/automations.ts';
import { Personal } from '#server/leaving/personal.ts';
import { columnsOf } from '#server/leaving/shape.ts';
import { shaped } from '#server/leaving/shaped.ts';
import { fillText } from './subject.ts';

/**
 * Fills a text for a language model: fields that never leave stay empty, and the people of the record are named, so that
 * they become placeholders.
 */
export function fillForModel(
  text: string,
  values: ReadonlyMap<string, string>,
  subject: AutomationSubject | null,
  results: ReadonlyMap<string, AutomationSubject | null> = new Map(),
): { text: string; personal: Personal[] } {
  const owner = values.get('owner.name');
  // Data of other systems has no field that tells whether it may leave; that of records is decided below.
  values = new Map(
    [...values].filter(([key]) => {
      const step_id = /^step\.([^.]+)\./.exec(key)?.[1];
      return !key.startsWith('hook.') && (step_id === undefined || Boolean(results.get(step_id)));
    }),
  );
  const personal = owner ? [new Personal('person', owner, ownerOf(subject))] : [];
  const sent = new Map(values);
  const records: [string, AutomationSubject | null][] = [
    ['record', subject],
    ...[...results].map(([id, one]): [string, AutomationSubject | null] => [`step.${id}`, one]),
  ];
  for (const [prefix, record] of records) {
    if (!record) continue;
    const leaving = shaped(columnsOf(record.table), record.row) as Readonly<Record<string, unknown>>;
    const own = automationRecord(record.table)?.name ?? 'name';
    for (const key of values.keys()) {
      if (!key.startsWith(`${prefix}.`)) continue;
      const column = key.slice(prefix.length + 1);
      if (leaving[column === 'name' ? own : column] === undefined) sent.delete(key);
    }
    // All people of the record are known, because its texts can name any of them.
    personal.push(...Object.values(leaving).filter((value) => value instanceof Personal));
  }
  return { text: fillText(text, sent), personal };
}

const ownerOf = (subject: AutomationSubject | null): string | null =>
  subject?.owner_user_id ? `people:${subject.owner_user_id}` : null;
