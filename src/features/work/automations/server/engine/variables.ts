import type { Row } from '#server/db/client.ts';
import type { VariableValues } from '../subject.ts';

/** The variables of a run: the data that started it, and the answers of its steps. */
export function runVariables({ hook = {}, answers = {} }: Row): VariableValues {
  const named = (prefix: string, values: unknown) =>
    Object.entries(values as VariableValues).map(([key, value]) => [`${prefix}.${key}`, value] as const);
  return Object.fromEntries([...named('hook', hook), ...named('step', answers)]);
}
