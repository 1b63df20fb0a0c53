import type { Call } from '#server/call.ts';
import { automationRecord } from '#server/extension-points/automations.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import { declaredResources } from '#server/resource/define.ts';
import { requireNoEffectOnMoney } from '../money-guard.ts';

/** The types of custom fields whose values one input can give. */
const kinds: Partial<Record<CustomDefinition['field_type'], string>> = {
  STRING: 'text',
  SELECT: 'choice',
  DECIMAL: 'number',
  BOOL: 'boolean',
  EMAIL: 'text',
  PHONE_NUMBER: 'text',
};
const PREFIX = 'custom.';

export const isCustomField = (field: string): boolean => field.startsWith(PREFIX);

/** The names by which conditions ask custom fields: those of incentive structures and of audiences. */
const subjects = ['partner', 'deal', 'contact', 'account', 'registration'];

export interface CustomWrite {
  field: string;
  label: string;
  kind: string;
  options?: { value: string; label: string }[];
}

/** The custom fields that flows can change, for records of which they can change other fields too. */
export async function customWrites(call: Call, table: string | null): Promise<CustomWrite[]> {
  const entity = declaredResources().get(table ?? '')?.custom;
  if (!entity || !automationRecord(table)?.writes?.length) return [];
  const definitions = await customDefinitions(call, entity);
  return definitions.flatMap(({ key, label, field_type, options }) => {
    const kind = kinds[field_type];
    if (!kind) return [];
    const choices =
      field_type === 'SELECT'
        ? options.filter(({ is_archived }) => !is_archived)
        : field_type === 'BOOL'
          ? [
              { value: 'true', label: 'Yes' },
              { value: 'false', label: 'No' },
            ]
          : undefined;
    return [
      {
        field: `${PREFIX}${key}`,
        label,
        kind,
        ...(choices && { options: choices.map(({ value, label: text }) => ({ value, label: text })) }),
      },
    ];
  });
}

/** The change of a custom field. @throws 409 when incentive structures or market funds ask the field */
export async function customPatch(
  call: Call,
  { field, kind }: CustomWrite,
  text: string | null,
): Promise<{ custom: Record<string, unknown> }> {
  const key = field.slice(PREFIX.length);
  for (const subject of subjects) await requireNoEffectOnMoney(call, { field: `${subject}.${field}` });
  const value = text === null ? null : kind === 'number' ? Number(text) : kind === 'boolean' ? text === 'true' : text;
  return { custom: { [key]: value } };
}
