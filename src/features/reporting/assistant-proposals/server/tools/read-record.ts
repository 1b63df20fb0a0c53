import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { anyRecord } from '#server/leaving/shape.ts';
import { declaredResources } from '#server/resource/define.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { proposalSource, proposalTitle, readable } from './rows.ts';

export const readRecord = defineTool({
  name: 'read_record',
  isCovered: true,
  label: 'Reading a record',
  about: 'Reads one record with all fields that the person can see. Take the kind and the id from find_records.',
  input: closed({ kind: Type.String({ maxLength: 60 }), id: Id }),
  output: anyRecord,
  modes: ['company', 'partner'],
  can: 'record_search:view',
  run: async (reader, { kind, id }: { kind: string; id: string }) => {
    const resource = declaredResources().get(kind);
    if (!resource) throw new Refusal(422, `There is no kind "${kind}".`);
    const row = await reader.get<Row>(`/${kind}/${id}`);
    const source = proposalSource(reader, resource, row);
    return {
      data: { ...readable(row), kind },
      sources: source ? [source] : [],
      says: `${proposalTitle(resource, row)}${source ? ' [1]' : ''}.`,
    };
  },
});
