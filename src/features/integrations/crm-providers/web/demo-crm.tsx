import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { formatNumber } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import {
  type DemoField,
  type DemoList,
  type DemoObject,
  type DemoRecord,
  demoFaults,
  demoFields,
  demoObjects,
  demoObjectsOf,
  demoSystems,
} from '../schema.ts';
import css from './demo-crm.module.css';
import { CrmMergeDialog, RecordDialog } from './dialogs.tsx';
import { texts as t } from './texts.ts';

/** The person acts as a user of the CRM: each change is made there, not in Tandem. */
export default function DemoCrm() {
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const mayManage = useCan('connections', 'manage');
  const isPartner = useSession().mode === 'partner';
  const asked = useSearch({ strict: false }) as { object?: string; system?: string };
  const object = objectOf(asked);
  const { system: key, won } = demoObjects[object];
  const system = demoSystems.find(({ value }) => value === key)!.label;
  const [edited, setEdited] = useState<DemoRecord | 'new' | null>(null);
  const [merged, setMerged] = useState<DemoRecord | null>(null);
  const list = useDemoList(object);
  const change = useWrite<{ path: string; method: 'POST' | 'PATCH' | 'DELETE'; body?: unknown }, unknown>(
    'demo_crm_records',
    ({ path, ...request }) => api(`demo_crm_records${path}`, request),
  );
  const run = (path: string, method: 'POST' | 'PATCH' | 'DELETE', body?: unknown) =>
    change.mutateAsync({ path, method, ...(body !== undefined && { body }) }).catch((error: Error) => {
      void message.error(error.message);
      throw error;
    });

  const actionsFor = (record: DemoRecord) => {
    const path = `/${object}/${record.id}`;
    const name = nameOf(object, record);
    return [
      { key: 'edit', label: t.edit, onClick: () => setEdited(record) },
      won && record.values[won.field] !== won.value
        ? {
            key: 'won',
            label: t.markWon,
            onClick: () =>
              void run(path, 'PATCH', { values: { [won.field]: won.value } }).then(
                () => message.success(t.won(name, system)),
                () => {},
              ),
          }
        : null,
      key !== 'pipedrive' && { key: 'merge', label: t.merge, onClick: () => setMerged(record) },
      {
        key: 'remove',
        label: t.remove,
        danger: true,
        onClick: () =>
          void modal.confirm({
            title: t.removeTitle(name),
            content: t.removeText,
            okText: t.remove,
            okButtonProps: { danger: true },
            onOk: () => run(path, 'DELETE'),
          }),
      },
    ];
  };

  return (
    <>
      <PageHeader title={system}>
        {mayManage && (
          <>
            <Button
              onClick={() =>
                void modal.confirm({
                  title: t.resetTitle,
                  content: t.resetText,
                  okText: t.reset,
                  onOk: () => run('/reset', 'POST', { system: key }).then(() => void message.success(t.restored)),
                })
              }
            >
              {t.reset}
            </Button>
            <Button type="primary" icon={<Plus size={16} />} onClick={() => setEdited('new')}>
              {t.create(object)}
            </Button>
          </>
        )}
      </PageHeader>
      <p className={`meta ${css.intro}`}>{isPartner ? t.introForPartners : t.intro(system)}</p>
      <div className={css.bar}>
        <Segments
          label={t.objects}
          value={object}
          onChange={(next) =>
            void navigate({ to: '/connections/demo-crm', search: { object: next } as never, replace: true })
          }
          options={demoObjectsOf(key)}
        />
        <Link to={isPartner ? '/connections/crm-deals' : '/partners/fields/external'}>
          {isPartner ? t.registerDeals : t.mapFields}
        </Link>
      </div>
      <Loaded query={list}>
        {({ is_connected, fault, records }) => (
          <>
            {mayManage && (
              <div className={css.bar}>
                <label className="meta" htmlFor="demo-fault">
                  {t.answers}
                </label>
                <Select
                  id="demo-fault"
                  value={fault}
                  style={{ minWidth: 260 }}
                  options={demoFaults.map(({ value, label }) => ({ value, label }))}
                  onChange={(next) =>
                    void run('/fault', 'POST', { system: key, fault: next }).then(
                      () => message.success(t.faultStored),
                      () => {},
                    )
                  }
                />
              </div>
            )}
            {fault !== 'none' && (
              <Alert
                type="warning"
                showIcon
                title={t.failsNow(system, demoFaults.find(({ value }) => value === fault)!.label)}
                style={{ marginBottom: 16 }}
              />
            )}
            {!is_connected && (
              <Alert
                type="info"
                showIcon
                title={t.notConnected(system)}
                action={<Link to="/connections/catalog">{t.connect}</Link>}
                style={{ marginBottom: 16 }}
              />
            )}
            {records.length === 0 ? (
              <EmptyState title={t.nothing} />
            ) : (
              <RecordTable object={object} records={records} actionsFor={mayManage ? actionsFor : null} />
            )}
          </>
        )}
      </Loaded>
      {edited && (
        <RecordDialog
          object={object}
          record={edited === 'new' ? null : edited}
          name={edited === 'new' ? '' : nameOf(object, edited)}
          onClose={() => setEdited(null)}
        />
      )}
      {merged && (
        <CrmMergeDialog
          object={object}
          record={merged}
          others={(list.data?.records ?? []).filter(({ id }) => id !== merged.id)}
          nameOf={(record) => nameOf(object, record)}
          onClose={() => setMerged(null)}
        />
      )}
    </>
  );
}

export function useDemoList(object: DemoObject) {
  return useQuery({
    queryKey: ['demo_crm_records', object],
    queryFn: ({ signal }) => api<DemoList>('demo_crm_records', { query: { object }, signal }),
    // The synchronization writes here while the person looks on.
    refetchInterval: 5000,
  });
}

/** An older address names the system only by its object. */
function objectOf({ object, system }: { object?: string; system?: string }): DemoObject {
  if (object && Object.hasOwn(demoObjects, object)) return object as DemoObject;
  const found = demoSystems.find(({ value }) => value === system)?.value ?? 'hubspot';
  return demoObjectsOf(found)[0]!.value;
}

function nameOf(object: DemoObject, { id, values }: DemoRecord): string {
  const name = demoObjects[object].named
    .map((field) => values[field])
    .filter(Boolean)
    .join(' ');
  return name || values.domain || values.email || id;
}

type Entries = Parameters<typeof DropMenu>[0]['items'];

function RecordTable({
  object,
  records,
  actionsFor,
}: {
  object: DemoObject;
  records: readonly DemoRecord[];
  actionsFor: ((record: DemoRecord) => readonly (Entries[number] | false)[]) | null;
}) {
  const columns = demoFields[object].filter(({ is_listed }) => is_listed);
  return (
    <ScrollTable label={t.objects}>
      <thead>
        <tr>
          {columns.map(({ name, label, kind }) => (
            <th key={name} scope="col" {...(kind === 'number' && { 'data-figure': true })}>
              {label}
            </th>
          ))}
          <th scope="col">{t.changed}</th>
          {actionsFor && <td />}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            {columns.map((field, index) =>
              index === 0 ? (
                <th key={field.name} scope="row">
                  {shown(field, record) ?? nameOf(object, record)}
                </th>
              ) : (
                <td key={field.name} {...(field.kind === 'number' && { 'data-figure': true })}>
                  {shown(field, record) ?? '–'}
                </td>
              ),
            )}
            <td data-tight>
              <DateText value={record.updated_at} as="relative" />
            </td>
            {actionsFor && (
              <td>
                <DropMenu items={actionsFor(record).filter((entry) => entry !== false)} placement="bottomRight">
                  <Button
                    type="text"
                    size="small"
                    icon={<Ellipsis size={16} />}
                    aria-label={t.actions(nameOf(object, record))}
                  />
                </DropMenu>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function shown({ name, kind, options }: DemoField, { values, company_name }: DemoRecord) {
  if (kind === 'company') return company_name;
  const value = values[name];
  if (value === undefined) return null;
  if (kind === 'number') return formatNumber(Number(value));
  if (kind === 'day') return <DateText value={value.slice(0, 10)} />;
  return options ? (options.find((option) => option.value === value)?.label ?? value) : value;
}
