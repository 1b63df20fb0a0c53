import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { checkedBody } from '#server/http/validate.ts';
import { declaredResources } from '#server/resource/define.ts';
import { takeStep } from '#server/resource/take-steps.ts';
import { readText } from '#server/resource/verbs.ts';
import type { DefinedNoun } from '#shared/nouns/define-noun.ts';
import { type DefinedSteps, isDelegable, isPossible, type Step, type StepsOf } from '#shared/nouns/define-steps.ts';
import type { Field, FieldKind } from '#shared/nouns/fields.ts';
import { said } from '#shared/text/labels.ts';
import type { ActionField } from '../schema.ts';
import { type DeclaredField, declareMailAction } from './define.ts';
import { texts } from './texts.ts';

const DAYS = 14;

/** The inputs of the confirmation page; a step that requires another kind of field needs a sign-in. */
const inputKinds: { readonly [kind in FieldKind]?: ActionField['kind'] } = {
  text: 'text',
  longText: 'long_text',
  choice: 'choice',
  date: 'date',
};

/**
 * Lets emails and chat messages take a declared step: `mailStep(claimSteps, 'return')`. Its words and input are those of
 * the declaration. A notice names it among its `actions`: `{ action: 'mdf_claims.return', id }`.
 * @param flag the flag of the module
 * @param isAside what the email asks for first needs a sign-in
 * @returns its key, for `mailActions` of the feature
 * @throws if the step touches what needs a sign-in, has a sheet, or asks what the page cannot ask
 */
export function mailStep<N extends DefinedNoun, S extends StepsOf<N>>(
  { noun, can, steps, bodies, state }: DefinedSteps<N, S>,
  key: keyof S & string,
  { flag, isAside }: { flag?: string; isAside?: true } = {},
): string {
  const step: Step = steps[key]!;
  const fields = fieldsOf(step);
  if (!isDelegable(step) || !fields) throw new Error(`The step "${key}" of ${noun.name} requires a sign-in.`);
  const { by, label, done, text } = step;
  const read = async (call: Call, id: string): Promise<Row | null> => {
    const found = await readText(call, declaredResources().get(noun.name)!, id);
    return found ? (JSON.parse(found) as Row) : null;
  };
  return declareMailAction({
    key: `${noun.name}.${key}`,
    can: can as `${string}:manage`,
    modes: by === 'both' ? ['company', 'partner'] : [by],
    ...(flag && { flag }),
    ...(isAside && { isAside }),
    label,
    days: DAYS,
    // The email described this version of the record; after a change the link has ended.
    state: async (call, id) => {
      const row = await read(call, id);
      if (!row || !isPossible(step, row, state)) return null;
      return [row[state], row.row_version].filter((part) => part !== undefined).join(' ');
    },
    preview: async (call, id) => {
      const row = (await read(call, id))!;
      const { named, search } = declaredResources().get(noun.name)!.list;
      const name = row[named ?? search[0] ?? 'number'];
      return {
        title: name === undefined ? said(label) : texts.stepOf(said(label), String(name)),
        text: said(typeof text === 'string' ? text : text(row as never)),
        fields,
        confirm: said(label),
      };
    },
    run: async (call, id, input) => {
      await takeStep(noun.name, key, call, id, bodies[key] && checkedBody(bodies[key], input));
      return texts.done(said(done));
    },
  });
}

/** The fields of the page; undefined if it cannot ask one that is required. */
function fieldsOf({ input = {} }: Step): DeclaredField[] | undefined {
  const fields: DeclaredField[] = [];
  for (const [name, { kind, label, help, required, options = [], max }] of Object.entries<Field>(input)) {
    const inputKind = inputKinds[kind];
    if (!inputKind && required) return undefined;
    if (!inputKind) continue;
    const choices = options.map(({ value, label: text }) => ({ value, label: text }));
    fields.push({ name, label, kind: inputKind, is_required: !!required, help, options: choices, max });
  }
  return fields;
}
