import { Alert, Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Card } from '#web/components/Card.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useRemove, useUpdate } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useDrawer } from '#web/resource/form/useDrawer.ts';
import { useCan } from '#web/session/session.tsx';
import { type FieldMapping, fieldMapping, type ObjectMapping, transforms } from '../schema.ts';
import { DirectionPick } from './DirectionPick.tsx';
import { allowedDirections } from './directions.ts';
import { FieldForm } from './FieldForm.tsx';
import css from './mapping.module.css';
import { localLabel, missingFields, remoteLabel } from './names.ts';
import { Proposals } from './Proposals.tsx';
import { texts as t } from './texts.ts';
import type { MappingParts } from './useMappingParts.ts';

interface FieldsTabProps {
  mapping: ObjectMapping;
  parts: MappingParts;
}

const NEW = 'new';

/** The fields of both sides with two arrows each: one for new records, one for changes. */
export function FieldsTab({ mapping, parts }: FieldsTabProps) {
  const [drawer, setDrawer] = useDrawer();
  const mayManage = useCan('object_mappings', 'manage');
  const edited = parts.fields.find(({ id }) => id === drawer);
  if (parts.isLoading) return <PageSkeleton />;
  return (
    <div className={css.stack}>
      {parts.failure && <Alert type="error" showIcon title={parts.failure.message} />}
      <Missing mapping={mapping} parts={parts} />
      {mayManage && mapping.status === 'active' && <p className="meta">{t.changesStop}</p>}
      {mayManage && !parts.failure && <Proposals mapping={mapping} parts={parts} />}
      <Card
        title={t.fields}
        actions={
          mayManage && (
            <Button icon={<Plus size={16} />} disabled={!parts.remote} onClick={() => setDrawer(NEW)}>
              {t.addField}
            </Button>
          )
        }
      >
        {parts.fields.length === 0 ? (
          <p className="meta">{t.noFields}</p>
        ) : (
          <ul className={css.fields}>
            <li className={css.fieldHead} aria-hidden="true">
              <span>{t.tandem}</span>
              <span>{t.createColumn}</span>
              <span>{t.updateColumn}</span>
              <span>{parts.crm}</span>
              <span>{t.options}</span>
            </li>
            {parts.fields.map((field) => (
              <FieldRow
                key={field.id}
                field={field}
                parts={parts}
                mayManage={mayManage}
                onEdit={() => setDrawer(field.id)}
              />
            ))}
          </ul>
        )}
      </Card>
      <FormDrawer
        open={drawer === NEW || !!edited}
        title={edited ? t.editField : t.addField}
        onClose={() => setDrawer(null)}
      >
        <FieldForm
          key={edited?.id ?? NEW}
          mapping={mapping}
          parts={parts}
          field={edited}
          onDone={() => setDrawer(null)}
        />
      </FormDrawer>
    </div>
  );
}

/** Names required fields without a source before the mapping is switched on. */
function Missing({ mapping, parts }: FieldsTabProps) {
  if (!parts.local || !parts.remote) return null;
  const { here, there } = missingFields(mapping, parts.fields, parts.local, parts.remote);
  if (here.length + there.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {there.length > 0 && <div>{t.missingThere(parts.crm, there.join(', '))}</div>}
          {here.length > 0 && <div>{t.missingHere(here.join(', '))}</div>}
        </>
      }
    />
  );
}

interface FieldRowProps {
  field: FieldMapping;
  parts: MappingParts;
  mayManage: boolean;
  onEdit: () => void;
}

function FieldRow({ field, parts, mayManage, onEdit }: FieldRowProps) {
  const showFailure = useErrorMessage();
  const update = useUpdate<FieldMapping>('field_mappings', ['object_mappings']);
  const remove = useRemove('field_mappings', ['object_mappings']);
  const { id, row_version, fixed_value, local_field, remote_field } = field;
  const fixed = fixed_value !== null ? t.fixed(fixed_value) : '';
  const local = local_field ? localLabel(parts.local, local_field) : fixed;
  const remote = remote_field ? remoteLabel(parts.remote, remote_field) : fixed;
  const allowed = allowedDirections(field, parts);
  const change = (values: Partial<FieldMapping>) =>
    update.mutate({ id, values, row_version: row_version! }, { onError: showFailure });
  return (
    <li className={css.field}>
      <span className={css.name}>
        {local}
        <Demands is={parts.local?.fields.find(({ name }) => name === local_field)} />
      </span>
      {(['on_create', 'on_update'] as const).map((when) => (
        <DirectionPick
          key={when}
          when={fieldMapping.fields[when].label.toLowerCase()}
          field={local}
          value={field[when]}
          allowed={allowed}
          disabled={!mayManage || update.isPending}
          onChange={(value) => change({ [when]: value })}
        />
      ))}
      <span className={css.name}>
        {remote}
        <Demands is={parts.remote?.fields.find(({ name }) => name === remote_field)} />
      </span>
      <span className={css.details}>{detailsOf(field, parts.crm)}</span>
      <span className={css.tools}>
        {mayManage && (
          <>
            <Button
              type="text"
              icon={<Pencil size={16} />}
              aria-label={t.editFieldOf(local)}
              title={t.editField}
              onClick={onEdit}
            />
            <Button
              type="text"
              icon={<X size={16} />}
              aria-label={t.removeField(local)}
              title={t.remove}
              onClick={() => remove.mutate(id, { onError: showFailure })}
            />
          </>
        )}
      </span>
    </li>
  );
}

/** The limits of a field of one side. */
function Demands({ is }: { is: { is_required: boolean; is_read_only: boolean; options?: unknown[] } | undefined }) {
  if (!is) return null;
  const words = [is.is_required && t.required, is.is_read_only && t.readOnly, is.options && t.picklist].filter(Boolean);
  return words.length > 0 && <span className="meta">{words.join(' · ')}</span>;
}

function detailsOf(field: FieldMapping, crm: string): string {
  const { transform, value_map, fill_if_empty, first_sync_only, on_conflict, on_update } = field;
  return [
    transform !== 'none' && transforms.find(({ value }) => value === transform)?.label,
    value_map.length > 0 && t.mappedValues(value_map.length),
    fill_if_empty && t.onlyEmpty,
    first_sync_only && t.onlyFirst,
    on_update === 'both' && t.conflict[on_conflict](crm),
  ]
    .filter(Boolean)
    .join(' · ');
}
