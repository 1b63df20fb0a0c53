import type { Step } from './definition.schema.ts';

interface Spoken {
  sentence: string;
  params: readonly {
    name: string;
    kind: string;
    options?: readonly { value: string; label: string }[] | undefined;
  }[];
}

/** The text of a step in the flow. `nameOf` gives the names of referenced records and of choices that depend on the record. */
export function stepSentence(
  { sentence, params }: Spoken,
  step: Pick<Step, 'params'>,
  nameOf: (param: Spoken['params'][number], value: string) => string | undefined,
): string {
  return sentence.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    const param = params.find((one) => one.name === name);
    const value = step.params[name];
    if (!param || value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return '…';
    const text = (one: string) =>
      param.options?.find((option) => option.value === one)?.label ?? nameOf(param, one) ?? one;
    if (Array.isArray(value)) return new Intl.ListFormat('en', { type: 'conjunction' }).format(value.map(text));
    if (param.kind === 'days') return value === 1 ? '1 day' : `${value} days`;
    return text(String(value));
  });
}

/** A text with the names of its placeholders instead of their keys: "New partner: [Record]". */
export const withNames = (text: string, placeholders: readonly { key: string; label: string }[]): string =>
  text.replace(/\{\{\s*([a-z0-9_.]+)\s*(?:\|[^{}]*)?\}\}/g, (whole, key: string) => {
    const label = placeholders.find((one) => one.key === key)?.label ?? variableName(key);
    return label ? `[${label}]` : whole;
  });

/** "First name" of `hook.first_name` and `step.find.first_name`; the answer of a step has no name of its own. */
export function variableName(key: string): string | undefined {
  const [, name] = /^(?:hook|step\.[^.]+)\.(.+)$/.exec(key) ?? [];
  if (name === undefined) return key.startsWith('step.') ? 'Answer' : undefined;
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}
