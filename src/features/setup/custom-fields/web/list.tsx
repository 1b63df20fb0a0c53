import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Flex, Segmented } from 'antd';
import ListPlus from 'lucide-react/icons/list-plus';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useList, useUpdate } from '#web/resource/data/useResource.ts';
import { OrderedList } from '#web/resource/ordered/OrderedList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type CustomEntity, type CustomField, customEntities } from '../schema.ts';
import { FieldForm } from './form.tsx';
import { entityOptions, texts as ownTexts, typeWords } from './texts.ts';

/** The custom fields of a company; the URL holds the record type. */
export default function CustomFieldList() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as { entity?: string };
  const entity = customEntities.find((known) => known === search.entity) ?? 'partners';
  const choose = (next: string) =>
    navigate({ to: '.', search: (next === 'partners' ? {} : { entity: next }) as never, replace: true });
  return (
    <>
      <OrderedList<CustomField>
        resource="custom_fields"
        title={ownTexts.customFields}
        text={ownTexts.trackAdditionalInformationAboutYourRecords}
        icon={ListPlus}
        createLabel={ownTexts.newField}
        fixed={[{ field: 'entity', operator: 'eq', values: [entity] }]}
        nameOf={({ label }) => label}
        form={(id, done) => <FieldForm id={id} entity={entity} onDone={done} />}
        aside={(field) => <Aside field={field} />}
        choice={
          <div style={{ overflowX: 'auto', marginBottom: 12 }}>
            <Segmented value={entity} onChange={choose} options={entityOptions} aria-label={ownTexts.recordType} />
          </div>
        }
      />
      <ArchivedFields entity={entity} />
    </>
  );
}

function Aside({ field }: { field: CustomField }) {
  const narrow = useNarrow();
  if (narrow) return typeWords[field.field_type];
  return (
    <Flex gap={8} align="center" wrap justify="flex-end">
      {field.is_required && <StatusTag tone="amber">{ownTexts.required}</StatusTag>}
      {field.required_stage_ids.length > 0 && <StatusTag tone="amber">{ownTexts.requiredInStages}</StatusTag>}
      {field.is_unique && <StatusTag tone="violet">{ownTexts.unique}</StatusTag>}
      {field.partner_access !== 'none' && (
        <StatusTag tone="blue">
          {field.partner_access === 'write' ? ownTexts.partnersCanEdit : ownTexts.partnersCanView}
        </StatusTag>
      )}
      <span>{typeWords[field.field_type]}</span>
    </Flex>
  );
}

function ArchivedFields({ entity }: { entity: CustomEntity }) {
  const mayManage = useCan('custom_fields', 'manage');
  const update = useUpdate<CustomField>('custom_fields');
  const sayFailure = useErrorMessage();
  const { data } = useList<CustomField>('custom_fields', {
    filters: [
      { field: 'entity', operator: 'eq', values: [entity] },
      { field: 'archived_at', operator: 'ne', values: [''] },
    ],
    start: 0,
    end: 200,
  });
  if (!data || data.rows.length === 0) return null;
  return (
    <div style={{ maxWidth: 880, marginTop: 24 }}>
      <Card title={ownTexts.archived}>
        <Flex vertical gap={4} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {data.rows.map((field) => (
            <Flex key={field.id} component="li" align="center" gap={12}>
              <span style={{ flex: 1 }}>
                {field.label} <span className="meta">{typeWords[field.field_type]}</span>
              </span>
              {mayManage && (
                <Button
                  size="small"
                  onClick={() =>
                    update.mutate({ id: field.id, values: { archived_at: null } }, { onError: sayFailure })
                  }
                >
                  {ownTexts.restore}
                </Button>
              )}
            </Flex>
          ))}
        </Flex>
      </Card>
    </div>
  );
}
