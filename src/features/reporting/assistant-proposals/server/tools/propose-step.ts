import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import { defineTool, type ProposedChange, type Reader } from '#server/extension-points/assistant-tools.ts';
import { checkedBody } from '#server/http/validate.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import {
  type DefinedSteps,
  declaredSteps,
  isOpenToPrograms,
  isPossible,
  type Step,
} from '#shared/nouns/define-steps.ts';
import type { Fields } from '#shared/nouns/fields.ts';
import { nounAddressIn } from '#shared/nouns/nouns.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { proposalSource, proposalTitle } from './rows.ts';

const Input = closed({
  kind: Type.String({ maxLength: 60, description: 'The kind of record, from find_records' }),
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
    'Prepares a step of a record, such as closing or declining it, for the person, who confirms it. Steps about money, access, consent and signatures are taken by the person only.',
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
    const body = declared.bodies[key] ? (checkedBody(declared.bodies[key], input) as Row) : {};
    const source = proposalSource(reader, resource, row);
    const { label, text } = step;
    const name = proposalTitle(resource, row);
    return {
      data: { proposed: true, step: key },
      sources: source ? [source] : [],
      says: `I prepared “${label}” for ${name}${source ? ' [1]' : ''}. It is done when you confirm it.`,
      proposal: {
        title: `${label}: ${name}`,
        changes: [{ label: 'Step', before: null, after: label }, ...changesOf(step.input ?? {}, body)],
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
  return step && isOpenToPrograms(kind, step) ? step : undefined;
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
  const steps = [...possible].map(([key, { label, input = {} }]) => {
    const asked = Object.entries(input).map(([name, { required }]) => (required ? `${name}, required` : name));
    return `${key} (${label}${asked.length > 0 ? `; input: ${asked.join('; ')}` : ''})`;
  });
  return steps.length > 0
    ? `This step cannot be proposed now. Possible steps: ${steps.join(', ')}.`
    : 'No step of this record can be proposed now.';
}

/** Shows the input to the person, in the words of the fields. */
const changesOf = (fields: Fields, body: Row): ProposedChange[] =>
  Object.entries(body).map(([name, value]) => ({
    label: fields[name]?.label ?? name,
    before: null,
    after: fields[name]?.options?.find((option) => option.value === value)?.label ?? String(value),
  }));
