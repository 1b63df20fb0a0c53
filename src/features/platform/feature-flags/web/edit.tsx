import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import OctagonX from 'lucide-react/icons/octagon-x';
import { Suspense } from 'react';
import { OperatorLog } from '#features/platform/superadmin/web/index.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { DetailPage } from '#web/resource/DetailPage.tsx';
import { useOne, useRemove, useUpdate } from '#web/resource/useResource.ts';
import type { FeatureFlag } from '../schema.ts';
import { Overrides } from './Overrides.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { Rules } from './Rules.tsx';
import { staleWords, stateOf } from './words.ts';

export default function FlagScreen() {
  const flag = useOne<FeatureFlag>('feature_flags', useParam('id'));
  return <Loaded query={flag}>{(row) => <FlagPage row={row} />}</Loaded>;
}

function FlagPage({ row }: { row: FeatureFlag }) {
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  // What anybody has may change with it, one's own screens too.
  const update = useUpdate<FeatureFlag>('feature_flags', ['operator_events', 'session']);
  const remove = useRemove('feature_flags');
  const state = stateOf(row);
  const failed = (error: Error) => void message.error(error.message);
  const change = (values: Partial<FeatureFlag>) =>
    update.mutateAsync({ id: row.id, values, row_version: row.row_version }).catch(failed);

  const kill = () =>
    modal.confirm({
      title: `Switch ${row.key} off for everybody?`,
      content: 'Whatever is said below, and for super admins too, from the next click on. Nothing is deleted.',
      okText: 'Kill',
      okButtonProps: { danger: true },
      onOk: () => change({ is_killed: true }),
    });
  const removeFlag = () =>
    modal.confirm({
      title: `Delete ${row.key}?`,
      content: 'No code asks for it. Its rules go with it; its history stays.',
      okText: 'Delete',
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync(row.id).then(() => navigate({ to: '/feature_flags' }), failed),
    });

  return (
    <DetailPage
      name={row.key}
      status={
        <>
          <StatusTag tone={state.tone}>{state.label}</StatusTag>
          {row.is_experimental && <StatusTag tone="violet">Experiment</StatusTag>}
          {row.stale_because && <StatusTag tone="amber">{staleWords[row.stale_because]}</StatusTag>}
        </>
      }
      subtitle={<span>{row.description}</span>}
      actions={
        row.is_killed ? (
          <Button type="primary" loading={update.isPending} onClick={() => change({ is_killed: false })}>
            Take the kill switch back
          </Button>
        ) : (
          <>
            <Button loading={update.isPending} onClick={() => change({ is_on: !row.is_on })}>
              {row.is_on ? 'Make it off by default' : 'Make it on by default'}
            </Button>
            <Button danger icon={<OctagonX size={16} />} onClick={kill}>
              Kill
            </Button>
          </>
        )
      }
      menu={row.is_declared ? [] : [{ key: 'delete', label: 'Delete…', danger: true, onClick: removeFlag }]}
      tabs={[
        { key: 'names', label: 'Switched by name', count: row.override_count, content: <Overrides flag={row} /> },
        {
          key: 'rules',
          label: 'Rules',
          count: row.rule_count,
          content: (
            <Rules
              flag={row}
              onSave={(rules, row_version) => update.mutateAsync({ id: row.id, values: { rules }, row_version })}
            />
          ),
        },
        { key: 'preview', label: 'Who gets it', content: <PreviewCard flag={row} /> },
        {
          key: 'history',
          label: 'History',
          content: (
            <Suspense fallback={<PageSkeleton />}>
              <OperatorLog filter={{ ref_table: 'feature_flags', ref_id: row.id }} />
            </Suspense>
          ),
        },
      ]}
      rail={
        <>
          <Order of={row} />
          <Facts
            title="Flag"
            rows={[
              ['Declared', row.is_declared ? 'by the code' : 'here, by hand'],
              ['Stale after', row.stale_after && <DateText key="stale" value={row.stale_after} />],
              ['Changed', <DateText key="changed" value={row.updated_at} as="relative" />],
            ]}
          />
        </>
      }
    />
  );
}

/** The order of `decideFlag`, in words. */
function Order({ of: { is_killed, is_on, rule_count } }: { of: FeatureFlag }) {
  const steps = [
    is_killed ? 'The kill switch is pulled: off for everybody' : 'The kill switch, when it is pulled',
    'The person, switched by name',
    'Super admins have it',
    'The company, switched by name',
    'The role, switched by name',
    ['Rules: none yet', 'Its one rule, where it applies'][rule_count] ??
      `The first of ${rule_count} rules that applies`,
    `The default: ${is_on ? 'on' : 'off'}`,
  ];
  return (
    <section>
      <h2 style={{ marginBottom: 8 }}>What decides, in this order</h2>
      <ol style={{ margin: 0, paddingLeft: 20, listStyle: 'decimal', display: 'grid', gap: 6, fontSize: 13 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
