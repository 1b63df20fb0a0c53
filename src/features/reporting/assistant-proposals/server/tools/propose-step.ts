import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import { defineTool, type ProposedChange, type Reader } from '#server/extension-points/assistant-tools.ts';
import { checkedBody } from '#server/http/validate.ts';
import { declaredResources, type ProposedReference } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import {
  type DefinedSteps,
  declaredSteps,
  isOpenToPrograms,
  isPossible,
  type Step,
} from '#shared/nouns/define-steps.ts';
import { nounAddressIn } from '#shared/nouns/nouns.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { resolveValues } from '../proposing/values.ts';
import { inputFields, type WritableField } from '../proposing/writable.ts';
import { proposalSource, proposalTitle } from './rows.ts';

const Input = closed({
  kind: Type.String({ maxLength: 60, description: 'The kind of record, from describe' }),
  id: Id,
  step: Type.String({
    maxLength: 60,
    description: 'The name of the step; a wrong one is answered with the possible ones',
  }),
  input: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'What the step asks' })),
});

export const proposeStep = defineTool({
  name: 'propose_step',
  label: 'Preparing a step',
  about:
    'Prepares a step of a record, such as closing or declining it, moving a deal to another open stage, or answering a question, for the person, who confirms it. A reference of its input takes a name or an id. Steps about money, access, consent and signatures are taken by the person only.',
  input: Input,
  output: { proposed: 'value', step: 'value' },
  modes: ['company', 'partner'],
  // People and programs that only read are not offered it; each step has a permission of its own.
  can: 'tasks:manage',
  proposes: { method: 'POST', url: '/:kind/:id/:step', allows: ({ kind, step }) => findStep(kind, step) !== undefined },
  run: async (reader, { kind, id, step: key, input = {} }: Static<typeof Input>) => {
    const resource = declaredResources().get(kind);
    const declared = declaredSteps().get(kind);
    if (!resource || !declared)
      throw new Refusal(422, `Records of the kind "${kind}" have no steps that can be proposed.`);
    const row = await reader.get<Row>(`/${kind}/${id}`);
    const possible = possibleSteps(reader, declared, row);
    const step = possible.get(key);
    if (!step) throw new Refusal(422, refusalOf(possible));
    const { body, changes } = await inputOf(reader, { declared, key, step, input });
    const source = proposalSource(reader, resource, row);
    const { label, text } = step;
    const name = proposalTitle(resource, row);
    return {
      data: { proposed: true, step: key },
      sources: source ? [source] : [],
      says: `I prepared “${label}” for ${name}${source ? ' [1]' : ''}. It is done when you confirm it.`,
      proposal: {
        title: `${label}: ${name}`,
        changes: [{ label: 'Step', before: null, after: label }, ...changes],
        params: { kind, id, step: key },
        body,
        opens: nounAddressIn(reader.actor.mode, kind, id) ?? '/',
        effect: typeof text === 'string' ? text : text(row as never),
      },
    };
  },
});

function findStep(kind = '', key = ''): Step | undefined {
  const step: Step | undefined = declaredSteps().get(kind)?.steps[key];
  return step && (isOpenToPrograms(kind, step) || rulesOf(kind, key)) ? step : undefined;
}

/** The values that records named in the input must have, for a step whose resource allows it by name. */
const rulesOf = (kind: string, key: string): Readonly<Record<string, ProposedReference>> | undefined =>
  declaredResources().get(kind)?.proposals?.steps?.[key];

interface Taken {
  declared: DefinedSteps;
  key: string;
  step: Step;
  input: Readonly<Record<string, unknown>>;
}

/** The request of a step and what the person reads of it. @throws Refusal naming the field */
async function inputOf(
  reader: Reader,
  { declared, key, step, input }: Taken,
): Promise<{ body: Row; changes: ProposedChange[] }> {
  const schema = declared.bodies[key];
  if (!schema) return { body: {}, changes: [] };
  const rules = rulesOf(declared.noun.name, key) ?? {};
  const fields = inputFields(step.input ?? {}, schema, rules);
  const { body, texts } = await resolveValues(reader, fields, input);
  checkedBody(schema, structuredClone(body));
  for (const field of fields) await requireValues(reader, field, rules[field.name], body[field.name]);
  return {
    body,
    changes: fields.flatMap(({ name, label }) => (name in texts ? [{ label, before: null, after: texts[name]! }] : [])),
  };
}

/** @throws 422 if the record that an input names would make the step one for people only */
async function requireValues(
  reader: Reader,
  field: WritableField,
  rule: ProposedReference | undefined,
  id: unknown,
): Promise<void> {
  if (!rule || typeof id !== 'string') return;
  const { rows } = await reader.list<Row>(rule.of, { id, _end: '1' });
  for (const [column, values] of Object.entries(rule.where))
    if (!values.includes(String(rows[0]?.[column])))
      throw new Refusal(
        422,
        `Only a person can do this: the ${column} of ${field.label.toLowerCase()} must be ${values.join(' or ')}.`,
      );
}

/** The steps that the caller can take from the state of the row, by name. */
function possibleSteps({ actor }: Reader, { noun, can, steps, state }: DefinedSteps, row: Row): Map<string, Step> {
  const [resource, verb] = can.split(':') as [string, 'manage'];
  if (!allows(actor.permissions, resource, verb)) return new Map();
  return new Map(
    Object.entries<Step>(steps).filter(
      ([key, step]) =>
        findStep(noun.name, key) && (step.by === actor.mode || step.by === 'both') && isPossible(step, row, state),
    ),
  );
}

/** Names the possible steps and what they ask, so that a model can try again. */
function refusalOf(possible: ReadonlyMap<string, Step>): string {
  const steps = [...possible].map(([key, { label, input = {}, body }]) => {
    const inputs = body
      ? Object.keys(body.properties).filter((name) => name !== 'row_version')
      : Object.entries(input).map(([name, { required }]) => (required ? `${name}, required` : name));
    return `${key} (${label}${inputs.length > 0 ? `; input: ${inputs.join('; ')}` : ''})`;
  });
  return steps.length > 0
    ? `This step cannot be proposed now. Possible steps: ${steps.join(', ')}.`
    : 'No step of this record can be proposed now.';
}
