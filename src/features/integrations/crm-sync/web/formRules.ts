import type { FieldRule } from '#shared/nouns/field-rules.ts';
import { apiRows } from '#web/requests/api.ts';
import type { FormRule } from '../schema.ts';

/** The rules of the connected CRMs for the fields of a form. */
export async function readRules(table: string, signal: AbortSignal): Promise<FieldRule[]> {
  const rules = await apiRows<FormRule>('object_mappings/form_rules', { query: { table }, signal });
  return rules.map(({ connection_name, remote_label: _, ...rule }) => ({ ...rule, source: connection_name }));
}
