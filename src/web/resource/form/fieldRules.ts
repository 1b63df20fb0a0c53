import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { FormRule } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import { type FieldRule, ruleProblem } from '#shared/nouns/field-rules.ts';
import { declaredFeatures } from '../../declared.ts';
import { isOffered } from '../../session/access.ts';
import { useSession } from '../../session/session.tsx';
import { texts as t } from '../texts.ts';

type Rules = ReadonlyMap<string, FieldRule>;

const none: Rules = new Map();

/** The rules of other systems for the fields of the form around. */
export const FieldRulesContext = createContext<Rules>(none);

/** Asks the features that declare rules for the fields of this resource (`fieldRules` in their `web/index.tsx`). */
export function useFieldRules(resource: string): Rules {
  const session = useSession();
  const sources = declaredFeatures()
    .flatMap(({ fieldRules = [] }) => fieldRules)
    .filter((source) => source.on.includes(resource) && isOffered(source, session));
  return useQueries({
    queries: sources.map(({ read }, index) => ({
      queryKey: ['field rules', resource, index],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(resource, signal),
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    })),
    combine: rulesOf,
  });
}

const rulesOf = (results: { data: readonly FieldRule[] | undefined }[]): Rules => {
  const rules = results.flatMap(({ data = [] }) => data);
  return rules.length === 0 ? none : new Map(rules.map((rule) => [rule.field, rule]));
};

export const useFieldRule = (name: string): FieldRule | undefined => useContext(FieldRulesContext).get(name);

/** The part of a form field that rules of other systems change. */
export interface RuledField {
  /** The field of the row; `custom.industry` for a custom field. */
  name: string;
  label: string;
  /** A help text below the field. */
  help?: ReactNode;
  /** Must be filled in; a text is shown until it is, instead of the usual one. */
  required?: boolean | string;
  rules?: FormRule[];
}

/** Adds the rules of other systems to a field: hints below it, and checks before the form is sent. Limits are only checked. */
export function useRuledField<F extends RuledField>(field: F): F {
  const rule = useFieldRule(field.name);
  if (!rule) return field;
  const { source, is_required, options } = rule;
  const hints = [
    field.help,
    is_required && !field.required && t.requiredBy(source),
    options && t.valuesOf(source),
  ].filter(Boolean);
  const accepted: FormRule = {
    validator: (_, value: unknown) => {
      const problem = ruleProblem({ ...rule, is_required: false }, value);
      return problem ? Promise.reject(new Error(t.rejectedBy(source, field.label, problem))) : Promise.resolve();
    },
  };
  return {
    ...field,
    help: hints.every((hint) => typeof hint === 'string') ? hints.join(' ') : (field.help ?? hints[0]),
    required: field.required || is_required,
    rules: [...(field.rules ?? []), accepted],
  };
}
