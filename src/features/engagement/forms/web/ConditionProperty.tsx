import type { FieldSpec, ValueKind } from '#shared/conditions/condition-kinds.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { ConditionBuilder } from '#web/conditions/ConditionBuilder.tsx';
import { regionCurrency } from '#web/region.ts';
import { type FormDefinition, type FormField, type FormFieldType, placesOf } from '../definition.schema.ts';
import css from './Builder.module.css';
import { fieldTypeNames, texts as t } from './texts.ts';

const kinds: Partial<Record<FormFieldType, ValueKind>> = {
  SELECT: 'list',
  MULTI_SELECT: 'list',
  REFERENCE: 'list',
  PRODUCT_LINES: 'list',
  COUNTRY: 'countries',
  ADDRESS: 'countries',
  DECIMAL: 'number',
  BOOL: 'yes_no',
  CONSENT: 'yes_no',
  DATETIME: 'date',
};

/** The fields that a form's conditions can test: its other fields. */
function specsOf(definition: FormDefinition, without: string | undefined): FieldSpec[] {
  return placesOf(definition)
    .filter(({ field }) => field.key !== without && field.type !== 'FILE')
    .map(({ page, field }) => ({
      field: field.key,
      label: field.label || fieldTypeNames[field.type],
      group: t.pageTitle(definition.pages.indexOf(page) + 1, page.title),
      kind: kinds[field.type] ?? 'words',
      ...(field.options && { options: field.options }),
      ...saysOf(field),
    }));
}

const saysOf = ({ type }: FormField) =>
  type === 'BOOL' || type === 'CONSENT' ? { says: { yes: 'yes', no: 'no' } } : {};

interface ConditionPropertyProps {
  label: string;
  empty: string;
  definition: FormDefinition;
  /** The field itself, which cannot depend on itself. */
  without?: string;
  value: AnyWhen | undefined;
  onChange: (when: AnyWhen | undefined) => void;
}

export function ConditionProperty({ label, empty, definition, without, value, onChange }: ConditionPropertyProps) {
  const specs = specsOf(definition, without);
  if (specs.length === 0) return null;
  return (
    <fieldset className={css.property}>
      <legend>{label}</legend>
      <ConditionBuilder
        groups={value?.any.map(({ all }) => all) ?? []}
        onChange={(groups) => onChange(groups.length > 0 ? { any: groups.map((all) => ({ all })) } : undefined)}
        specs={specs}
        currency={regionCurrency()}
        empty={empty}
      />
    </fieldset>
  );
}
