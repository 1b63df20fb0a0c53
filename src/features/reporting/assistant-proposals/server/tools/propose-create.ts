import { Refusal } from '#server/errors.ts';
import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { checkedBody } from '#server/http/validate.ts';
import { unknownName } from '#server/query/suggest.ts';
import { allows } from '#shared/access/permissions.ts';
import { nounAddressIn, nounSingular } from '#shared/nouns/nouns.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { fieldHint, proposedChanges, resolveValues } from '../proposing/values.ts';
import { proposable, proposableBody, proposableKinds, writableFields } from '../proposing/writable.ts';

const Input = closed({
  kind: Type.String({
    maxLength: 60,
    description: 'The kind of record, from describe: tasks, leads, deal_registrations.',
  }),
  fields: Type.Record(Type.String({ maxLength: 80 }), Type.Unknown(), {
    maxProperties: 40,
    description:
      'Values by field. A reference takes the name or the id of a record, a choice its label or code, an amount such as 40000 with its currency.',
  }),
});

export const proposeCreate = defineTool({
  name: 'propose_create',
  label: 'Preparing a record',
  about:
    'Prepares a new record, such as a registration, task, lead, account, contact or meeting, which the person confirms. describe tells its fields; a wrong or missing one is answered with those that exist.',
  input: Input,
  output: { proposed: 'value', kind: 'value' },
  modes: ['company', 'partner'],
  can: 'tasks:manage',
  proposes: { method: 'POST', url: '/:kind', allows: ({ kind = '' }) => proposable(kind, 'create') !== undefined },
  run: async (reader, { kind, fields: given }: Static<typeof Input>) => {
    const { actor } = reader;
    const resource = proposable(kind, 'create');
    const fields = resource ? writableFields(resource, 'create', actor.mode) : [];
    if (!resource || fields.length === 0)
      throw new Refusal(
        422,
        `There is ${unknownName('kind that can be created', kind, proposableKinds('create'), { offer: 'kinds' })}.`,
      );
    const { name, guardedBy = name } = resource;
    if (!allows(actor.permissions, guardedBy, 'manage'))
      throw new Refusal(422, `You do not have the permission to create a ${nounSingular(kind)}.`);
    const resolved = await resolveValues(reader, fields, given);
    const missing = fields.filter((field) => field.isRequired && resolved.body[field.name] === undefined);
    if (missing.length > 0)
      throw new Refusal(
        422,
        `A ${nounSingular(kind)} needs ${missing.map(fieldHint).join(', ')}. Fields: ${fields.map(fieldHint).join(', ')}.`,
      );
    checkedBody(proposableBody(resource, 'create', actor.mode)!, structuredClone(resolved.body));
    const noun = nounSingular(kind);
    const called =
      resolved.texts[resource.list.named ?? ''] ?? resolved.texts[fields.find((one) => one.isRequired)?.name ?? ''];
    const title = called ? `Create ${noun}: ${called}` : `Create ${noun}`;
    const screen = nounAddressIn(actor.mode, kind, '$id');
    return {
      data: { proposed: true, kind },
      sources: [],
      says: `I prepared a new ${noun}${called ? ` “${called.slice(0, 120)}”` : ''}. It is saved when you confirm it.`,
      proposal: {
        title: title.slice(0, 300),
        changes: proposedChanges(fields, resolved),
        params: { kind },
        body: resolved.body,
        opens: screen ?? '/work',
      },
    };
  },
});
