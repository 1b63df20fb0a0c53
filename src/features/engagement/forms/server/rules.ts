import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { type FormDefinition, formFieldsOf, formLocales, newDefinition } from '../definition.schema.ts';
import type { Form, FormCreate, FormUpdate } from '../schema.ts';
import { purposeOf } from './purposes.ts';

/** Creates a form: empty, from a definition, or as a copy of another. Its creator is notified of submissions. */
export async function beginForm(call: Call, { copy_of, ...input }: FormCreate): Promise<Row> {
  const model = copy_of ? await modelOf(call, copy_of) : undefined;
  const definition = input.definition ?? model?.definition ?? newDefinition(input.name);
  refuseOddTranslations(definition);
  const purpose = input.purpose ?? model?.purpose ?? 'general';
  purposeOf(purpose);
  const recipient_ids = input.recipient_ids ?? model?.recipient_ids ?? (call.actor.user_id ? [call.actor.user_id] : []);
  await requireTeam(call, recipient_ids);
  return {
    ...input,
    name: input.name.trim(),
    purpose,
    definition,
    recipient_ids,
    allowed_origins: input.allowed_origins ?? model?.allowed_origins ?? [],
    ...(copy_of && { copied_from_id: copy_of }),
  };
}

/** A form as it is stored, without the counts of its submissions. */
type StoredForm = Omit<Form, 'submission_count' | 'last_submission_at'>;

async function modelOf(call: Call, id: string): Promise<StoredForm> {
  const form = await call.maybe<StoredForm>(
    sql`select * from forms where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (!form) throw notFound('The form to copy');
  return form;
}

export async function changeForm(call: Call, current: Form, patch: Partial<FormUpdate>): Promise<Row> {
  const { row_version: _, ...values } = patch;
  if (values.recipient_ids) await requireTeam(call, values.recipient_ids);
  if (!values.definition) return values;
  refuseOddTranslations(values.definition);
  const isSame = isDeepStrictEqual(values.definition, current.definition);
  return { ...values, ...(!isSame && { has_changes: true }) };
}

export async function refuseWhilePublished(_call: Call, { state }: Form): Promise<void> {
  if (state === 'published') throw conflict('This form is published. Unpublish it before you archive it.');
}

async function requireTeam(call: Call, ids: readonly string[]): Promise<void> {
  const found = await call.rows<{ id: string }>(
    sql`select id from people where organization_id = ${call.organization_id} and id = any(${ids})`,
  );
  if (found.length < new Set(ids).size) throw invalid({ recipient_ids: ['must be team members of your company'] });
}

function refuseOddTranslations({ translations = {}, pages }: FormDefinition): void {
  const odd = Object.keys(translations).find((locale) => !(locale in formLocales));
  if (odd !== undefined) throw invalid({ [`definition.translations.${odd}`]: ['is not a language of forms'] });
  if (formFieldsOf({ pages }).length > 200) throw invalid({ 'definition.pages': ['can have at most 200 fields'] });
}
