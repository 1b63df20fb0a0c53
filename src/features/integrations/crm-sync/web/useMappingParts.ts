import type { CrmConnection, FieldMapping, LocalObject, ObjectMapping, RemoteObject } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useConnections, useFields, useLocalObjects, useRemoteObjects } from './useMapping.ts';

export interface MappingParts {
  connection: CrmConnection | undefined;
  /** The name of the CRM in sentences. */
  crm: string;
  fields: readonly FieldMapping[];
  isLoading: boolean;
  local: LocalObject | undefined;
  remote: RemoteObject | undefined;
  /** The CRM could not describe its fields. */
  failure: Error | null;
}

/** Everything that the tabs of a mapping need beside its row. */
export function useMappingParts(mapping: ObjectMapping): MappingParts {
  const connections = useConnections();
  const fields = useFields(mapping.id);
  const local = useLocalObjects();
  const remote = useRemoteObjects(mapping.connection_id);
  const connection = connections.data?.find(({ id }) => id === mapping.connection_id);
  return {
    connection,
    crm: connection?.name ?? t.theCrm,
    fields: fields.data?.rows ?? [],
    isLoading: fields.isLoading || local.isLoading || remote.isLoading,
    local: local.data?.find(({ table }) => table === mapping.local_table),
    remote: remote.data?.find(({ name }) => name === mapping.remote_object),
    failure: remote.error,
  };
}
