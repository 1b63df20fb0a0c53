import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { checkedBody } from '#server/http/validate.ts';
import { unknownName } from '#server/query/suggest.ts';
import type { Resource } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import { formatMoney } from '#shared/money/money.ts';
import { nounAddressIn, nounSingular } from '#shared/nouns/nouns.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { proposedChanges, resolveValues } from '../proposing/values.ts';
import {
  proposable,
  proposableBody,
  proposableKinds,
  type WritableField,
  writableFields,
} from '../proposing/writable.ts';
import { proposalSource, proposalTitle } from './rows.ts';

const Input = closed({
  kind: Type.String({ maxLength: 60, description: 'The kind of record, from describe.' }),
  id: Type.Intersect([Id], { description: 'The record, from query or search.' }),
  fields: Type.Record(Type.String({ maxLength: 80 }), Type.Unknown(), {
    minProperties: 1,
    maxProperties: 40,
    description: 'The new values by field, as for propose_create; null empties a field.',
  }),
});

export const proposeChange = defineTool({
  name: 'propose_change',
  label: 'Preparing a change',
  about:
    'Prepares a change of fields of one record, which the person confirms and sees before and after. The stage of a deal changes with propose_step and the step move. Money, tiers, access and consent are changed by people only.',
  input: Input,
  output: { proposed: 'value', kind: 'value' },
  modes: ['company', 'partner'],
  can: 'tasks:manage',
  proposes: { method: 'PATCH', url: '/:kind/:id', allows: ({ kind = '' }) => proposable(kind, 'change') !== undefined },
  run: async (reader, { kind, id, fields: given }: Static<typeof Input>) => {
    const { actor } = reader;
    const resource = proposable(kind, 'change');
    const fields = resource ? writableFields(resource, 'change', actor.mode) : [];
    if (!resource || fields.length === 0)
      throw new Refusal(
        422,
        `There is ${unknownName('kind that can be changed', kind, proposableKinds('change'), { offer: 'kinds' })}.`,
      );
    const { name, guardedBy = name } = resource;
    if (!allows(actor.permissions, guardedBy, 'manage'))
      throw new Refusal(422, `You do not have the permission to change a ${nounSingular(kind)}.`);
    const row = await reader.get<Row>(`/${kind}/${id}`);
    refuseState(resource, row);
    const resolved = await resolveValues(reader, fields, given, row.currency);
    const body = { ...resolved.body, ...('row_version' in row && { row_version: row.row_version }) };
    checkedBody(proposableBody(resource, 'change', actor.mode)!, structuredClone(body));
    const source = proposalSource(reader, resource, row);
    const title = proposalTitle(resource, row);
    return {
      data: { proposed: true, kind },
      sources: source ? [source] : [],
      says: `I prepared a change of ${title}${source ? ' [1]' : ''}. It is saved when you confirm it.`,
      proposal: {
        title: `Change ${nounSingular(kind)}: ${title}`.slice(0, 300),
        changes: proposedChanges(fields, resolved, (field) => presentText(resource, row, field)),
        params: { kind, id },
        body,
        opens: source?.to ?? nounAddressIn(actor.mode, kind, id) ?? '/work',
      },
    };
  },
});

/** @throws 422 for a row whose changes are money */
function refuseState({ proposals, noun }: Resource, row: Row): void {
  for (const [column, values] of Object.entries(proposals?.when ?? {}))
    if (!values.includes(String(row[column])))
      throw new Refusal(
        422,
        `Only a person can change this ${noun}: its ${column} is ${String(row[column])}, and changes can be proposed while it is ${values.join(' or ')}.`,
      );
}

/** The present value as the person reads it. */
function presentText({ fields = {} }: Resource, row: Row, { name, options }: WritableField): string {
  const value = row[name];
  if (value === null || value === undefined || value === '') return '(empty)';
  if (options) return options.find((one) => one.value === value)?.label ?? String(value);
  const shown = fields[name]?.named;
  if (shown && row[shown]) return String(row[shown]);
  if (name.endsWith('_minor') && typeof row.currency === 'string') return formatMoney(Number(value), row.currency);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
