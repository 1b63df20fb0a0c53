import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** How one field of the form is named and how its value reads; the conflict dialog needs both. */
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

/** Cleared inputs say '' where the row says null. */
const tidy = (value: unknown) => (value === '' || value === undefined ? null : value);

/** A create sends what was filled in. */
export function filledValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => tidy(value) !== null));
}

/** An update sends what differs from the row the form was opened with; within `custom`, only the keys that differ. */
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
