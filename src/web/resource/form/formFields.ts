import type { FormInstance } from 'antd';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** The label of a form field and the format of its value, for the conflict dialog. */
export interface FieldFacts {
  label: string;
  show: (value: unknown) => ReactNode;
}

type Registry = Map<string, FieldFacts>;

export const FormFieldsContext = createContext<Registry>(new Map());

export function useFieldFacts(name: string, facts: FieldFacts): void {
  const registry = useContext(FormFieldsContext);
  useEffect(() => {
    registry.set(name, facts);
  });
}

export type Values = Record<string, unknown>;

export const sameValue = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Cleared inputs contain '' where the row contains null. */
const tidy = (value: unknown) => (value === '' || value === undefined ? null : value);

/** The values to send when a row is created: those that were filled in. */
export function filledValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => tidy(value) !== null));
}

/**
 * The values to send in an update: those that differ from the row when the form was opened; within `custom`, only the
 * keys that differ.
 */
export function changedFrom(row: Values, values: Values): Values {
  const changed: Values = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === 'custom') {
      const custom = changedFrom((row.custom ?? {}) as Values, (value ?? {}) as Values);
      if (Object.keys(custom).length > 0) changed.custom = custom;
    } else if (!sameValue(tidy(value), tidy(row[name]))) changed[name] = tidy(value);
  }
  return changed;
}

/** The paths of changed fields; a custom field is one level down. */
const pathsOf = (changed: Values): string[][] =>
  Object.entries(changed).flatMap(([name, value]) =>
    name === 'custom' && value ? Object.keys(value).map((key) => [name, key]) : [[name]],
  );

/** An error disappears when its field is changed; the field is checked again when it loses the focus. */
export function forgetErrors<V>(form: FormInstance<V>, changed: Values): void {
  const marked = pathsOf(changed).filter((name) => form.getFieldError(name as never).length > 0);
  if (marked.length > 0) form.setFields(marked.map((name) => ({ name: name as never, errors: [] })));
}
