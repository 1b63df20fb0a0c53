import { type DefinedSteps, isDelegable, isOpenToPrograms, type Step } from '#shared/nouns/define-steps.ts';
import type { Field, FieldKind, Fields } from '#shared/nouns/fields.ts';
import type { Call } from './call.ts';
import {
  type ActionContext,
  type ActionParam,
  type ActionParams,
  defineAutomationAction,
} from './extension-points/automations.ts';
import { checkedBody } from './http/validate.ts';

type Take = (key: string, call: Call, id: string, input: unknown) => Promise<unknown>;

/** The inputs of flows; steps that require another kind of field are not offered to them. */
const paramKinds: { readonly [kind in FieldKind]?: ActionParam['kind'] } = {
  text: 'text',
  longText: 'long',
  number: 'number',
  boolean: 'boolean',
  choice: 'choice',
  reference: 'reference',
  references: 'references',
  tags: 'tags',
};

/** The key of the action that takes a step: `leads_close`. */
export const stepActionKey = (noun: string, step: string): string => `${noun}_${step}`;

/**
 * Lets automations take the steps of the company that need no person: none that touches money, consent, access or a
 * signature, and none of records of money. They follow the same rules as for a person.
 */
export function defineStepAutomations({ noun, can, steps, bodies }: DefinedSteps, take: Take): void {
  for (const [key, step] of Object.entries<Step>(steps)) {
    const { by, label, summary, input = {} } = step;
    const params = paramsOf(input);
    if (by === 'partner' || !isDelegable(step) || !params) continue;
    const requiredParam = params.find(({ required }) => required);
    defineAutomationAction({
      key: stepActionKey(noun.name, key),
      label,
      about: `${summary}.`,
      group: 'Records',
      sentence: requiredParam ? `${label}: “{${requiredParam.name}}”` : label,
      params,
      for: ({ table }) => table === noun.name,
      can: () => can as `${string}:manage`,
      isOffered: () => isOpenToPrograms(noun.name, step),
      run: async (context, given) => {
        const values = valuesOf(input, context, given);
        await take(key, context.call, context.subject!.id, bodies[key] && checkedBody(bodies[key], values));
        return { step: key, ...values };
      },
    });
  }
}

/** The fields as inputs of a flow; undefined if it cannot enter one that is required. */
function paramsOf(fields: Fields): ActionParam[] | undefined {
  const params: ActionParam[] = [];
  for (const [name, { kind, label, help, required, min, max, options, resource }] of Object.entries<Field>(fields)) {
    const paramKind = paramKinds[kind];
    if (!paramKind && required) return undefined;
    if (paramKind) params.push({ name, label, help, kind: paramKind, required, min, max, options, resource });
  }
  return params;
}

/** The given values, with the placeholders of texts filled in. */
function valuesOf(fields: Fields, { fill }: ActionContext, given: ActionParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, { kind, max }]) => {
      const value = given[name];
      if (value === undefined || value === null || value === '') return [];
      const isText = typeof value === 'string' && (kind === 'text' || kind === 'longText');
      return [[name, isText ? fill(value).slice(0, max) : value]];
    }),
  );
}
