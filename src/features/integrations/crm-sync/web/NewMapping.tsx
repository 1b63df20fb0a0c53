import { Alert, Form } from 'antd';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { Field, OptionField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { CrmConnection, ObjectMapping, RemoteObject } from '../schema.ts';
import { suggestedObjects } from './suggestedObjects.ts';
import { texts as t } from './texts.ts';
import { useLocalObjects, useRemoteObjects } from './useMapping.ts';

interface NewMappingProps {
  connection: CrmConnection;
  mappings: readonly ObjectMapping[];
  onDone: (mapping: ObjectMapping) => void;
  onCancel: () => void;
}

/** Chooses which records of Tandem belong to which object of the CRM. */
export function NewMapping({ connection, mappings, onDone, onCancel }: NewMappingProps) {
  const local = useLocalObjects();
  const remote = useRemoteObjects(connection.id);
  const failure = local.error ?? remote.error;
  if (failure) return <Alert type="error" showIcon title={failure.message} />;
  if (!local.data || !remote.data) return <PageSkeleton />;
  const isMapped = (table: string) =>
    mappings.some(({ connection_id, local_table }) => connection_id === connection.id && local_table === table);
  const tables = local.data.filter(({ table }) => !isMapped(table));
  return (
    <ResourceForm<ObjectMapping>
      resource="object_mappings"
      submit={t.addRecords}
      toBody={(values) => ({ ...values, connection_id: connection.id })}
      onDone={onDone}
      onCancel={onCancel}
    >
      <OptionField
        name="local_table"
        label={t.recordsOfTandem}
        required
        options={tables.map(({ table, label }) => ({ value: table, label }))}
      />
      <RemoteObjectField connection={connection} objects={remote.data} />
    </ResourceForm>
  );
}

function RemoteObjectField({ connection, objects }: { connection: CrmConnection; objects: readonly RemoteObject[] }) {
  const form = Form.useFormInstance();
  const table = Form.useWatch('local_table', form) as string | undefined;
  const suggested = table ? suggestedObjects(table, objects) : [];
  const others = objects.filter((object) => !suggested.includes(object));
  const options = (list: readonly RemoteObject[]) => list.map(({ name, label }) => ({ value: name, label }));
  return (
    <Field name="remote_object" label={t.objectOf(connection.name)} required>
      <Select<string>
        placeholder={t.chooseObject}
        showSearch={{ optionFilterProp: 'label' }}
        options={
          suggested.length > 0
            ? [
                { label: t.suggested, options: options(suggested) },
                { label: t.otherObjects, options: options(others) },
              ]
            : options(objects)
        }
      />
    </Field>
  );
}
