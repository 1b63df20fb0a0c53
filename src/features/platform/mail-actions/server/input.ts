import { invalid } from '#server/errors.ts';
import { said } from '#shared/text/labels.ts';
import { isDate } from '#shared/time/dates.ts';
import type { ActionField, ActionInput, ActionPreview } from '../schema.ts';
import type { DeclaredField, Preview } from './define.ts';

export function mailActionFields({ fields = [] }: Preview): ActionField[] {
  return fields.map(({ name, label, kind, is_required = false, help = null, value = null, options = [] }) => ({
    name,
    label: said(label),
    kind,
    is_required,
    help: help && said(help),
    value,
    options: options.map((option) => ({ ...option, label: said(option.label) })),
  }));
}

export const mailActionPreview = (preview: Preview): ActionPreview => ({
  title: preview.title,
  text: preview.text,
  confirm: preview.confirm,
  facts: preview.facts ?? [],
  fields: mailActionFields(preview),
});

/** Checks the input against the fields of the page. @returns the given values, without empty ones @throws 422 by field */
export function checkInput({ fields = [] }: Preview, input: ActionInput, hasFile: boolean): ActionInput {
  const errors: Record<string, string[]> = {};
  const values: ActionInput = {};
  for (const name of Object.keys(input))
    if (!fields.some((field) => field.name === name)) errors[name] = ['is not asked for'];
  for (const field of fields) {
    const value = input[field.name]?.trim() ?? '';
    const problem = problemOf(field, value, hasFile);
    if (problem) errors[field.name] = [problem];
    else if (value) values[field.name] = value;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors, 'Check the marked fields.');
  return values;
}

function problemOf({ kind, is_required, options = [], max = 4_000 }: DeclaredField, value: string, hasFile: boolean) {
  if (kind === 'file') return is_required && !hasFile ? 'is required' : undefined;
  if (!value) return is_required ? 'is required' : undefined;
  if (kind === 'choice')
    return options.some((option) => option.value === value) ? undefined : 'is not one of the choices';
  if (kind === 'date') return isDate(value) ? undefined : 'must be a date';
  return value.length > max ? `must have at most ${max} characters` : undefined;
}
