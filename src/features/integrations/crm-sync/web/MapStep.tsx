import { Alert, Button } from 'antd';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useAction, useList } from '#web/resource/data/useResource.ts';
import type { CrmConnection, FieldMapping, ObjectMapping, RemoteObject } from '../schema.ts';
import { localLabel, mappingName, missingFields, remoteLabel } from './names.ts';
import css from './setup.module.css';
import { texts as t } from './texts.ts';
import { touched, useLocalObjects, useRemoteObjects } from './useMapping.ts';

interface MapStepProps {
  connection: CrmConnection;
  mappings: readonly ObjectMapping[];
  onBack: () => void;
}

const optionLabels = (object: RemoteObject | undefined, name: string, values: readonly unknown[]) => {
  const options = object?.fields.find((field) => field.name === name)?.options ?? [];
  return values.map((value) => options.find((option) => option.value === value)?.label ?? String(value));
};

/** The fields that belong together, and what is missing. A mapping that lacks something is left out. */
export function MapStep({ connection, mappings, onBack }: MapStepProps) {
  const showFailure = useErrorMessage();
  const local = useLocalObjects();
  const remote = useRemoteObjects(connection.id);
  const fields = useList<FieldMapping>('field_mappings', {
    filters: [{ field: 'object_mapping_id', operator: 'eq', values: mappings.map(({ id }) => id) }],
    sort: [{ field: 'order', descending: false }],
    start: 0,
    end: 500,
  });
  const simulate = useAction<readonly string[]>(
    'object_mappings',
    () => 'object_mappings/simulate',
    (ids) => ({ ids }),
    touched,
  );
  if (remote.error) return <Alert type="error" showIcon title={remote.error.message} />;
  if (!local.data || !remote.data || !fields.data) return <PageSkeleton />;
  const described = mappings.map((mapping) => {
    const own = fields.data!.rows.filter(({ object_mapping_id }) => object_mapping_id === mapping.id);
    const ours = local.data!.find(({ table }) => table === mapping.local_table);
    const theirs = remote.data!.find(({ name }) => name === mapping.remote_object);
    const lacksFilter = ours?.needs_filter === true && mapping.in_filters.length === 0;
    return { mapping, own, ours, theirs, lacksFilter, missing: missingFields(mapping, own, ours, theirs).here };
  });
  const ready = described.filter(
    ({ own, missing, lacksFilter }) => own.length > 0 && missing.length === 0 && !lacksFilter,
  );
  return (
    <div className={css.stack}>
      <p className={css.lead}>{t.mapText}</p>
      {described.map(({ mapping, own, ours, theirs, missing, lacksFilter }) => (
        <Card
          key={mapping.id}
          title={mappingName(mapping)}
          actions={<Link to={`/partners/fields/external/show/${mapping.id}`}>{t.editFields}</Link>}
        >
          {missing.length > 0 && <Alert type="warning" showIcon title={t.leftOut(missing)} />}
          {lacksFilter && (
            <Alert
              type="warning"
              showIcon
              title={t.lacksFilter(mapping.remote_label ?? mapping.remote_object)}
              action={<Link to={`/partners/fields/external/show/${mapping.id}?tab=records`}>{t.chooseRecords}</Link>}
            />
          )}
          {mapping.in_filters.map(({ field, equals }) => (
            <p key={field} className={css.only}>
              {t.onlyWhere(remoteLabel(theirs, field), optionLabels(theirs, field, equals))}
            </p>
          ))}
          <ul className={css.fields}>
            {own.map(({ id, local_field, remote_field }) => (
              <li key={id}>
                {localLabel(ours, local_field)}
                <ArrowLeftRight size={12} aria-hidden="true" />
                {remoteLabel(theirs, remote_field)}
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <div className={css.buttons}>
        <Button
          type="primary"
          disabled={ready.length === 0}
          loading={simulate.isPending}
          onClick={() =>
            simulate.mutate(
              ready.map(({ mapping }) => mapping.id),
              { onError: showFailure },
            )
          }
        >
          {t.simulate}
        </Button>
        <Button onClick={onBack}>{t.back}</Button>
        <span className="meta">{t.simulateHelp}</span>
      </div>
    </div>
  );
}
