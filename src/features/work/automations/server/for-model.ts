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
): { text: string; personal: Personal[] } {
  const owner = values.get('owner.name');
  values = new Map([...values].filter(([key]) => !/^(?:hook\.|step\.[^.]+\.)/.test(key)));
  const personal = owner ? [new Personal('person', owner, ownerOf(subject))] : [];
  if (!subject) return { text: fillText(text, values), personal };
  const leaving = shaped(columnsOf(subject.table), subject.row) as Readonly<Record<string, unknown>>;
  const staying = (column: string) => leaving[column] === undefined;
  const sent = new Map(
    [...values].filter(([key]) => {
      if (key === 'record.name') return !staying(automationRecord(subject.table)?.name ?? 'name');
      return !key.startsWith('record.') || !staying(key.slice('record.'.length));
    }),
  );
  // All people of the record are known, because its texts can name any of them.
  personal.push(...Object.values(leaving).filter((value) => value instanceof Personal));
  return { text: fillText(text, sent), personal };
}

const ownerOf = (subject: AutomationSubject | null): string | null =>
  subject?.owner_user_id ? `people:${subject.owner_user_id}` : null;
