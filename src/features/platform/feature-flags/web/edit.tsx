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
import { useOne, useRemove, useUpdate } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import type { FeatureFlag } from '../schema.ts';
import { Overrides } from './Overrides.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { Rules } from './Rules.tsx';
import { flagState, staleWords } from './words.ts';

export default function FlagScreen() {
  const flag = useOne<FeatureFlag>('feature_flags', useParam('id'));
  return <Loaded query={flag}>{(row) => <FlagPage row={row} />}</Loaded>;
}

function FlagPage({ row }: { row: FeatureFlag }) {
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  // The change can affect the user's own screens too.
  const update = useUpdate<FeatureFlag>('feature_flags', ['operator_events', 'session']);
  const remove = useRemove('feature_flags');
  const state = flagState(row);
  const failed = (error: Error) => void message.error(error.message);
  const change = (values: Partial<FeatureFlag>) =>
    update.mutateAsync({ id: row.id, values, row_version: row.row_version }).catch(failed);

  const kill = () =>
    modal.confirm({
      title: `Turn off ${row.key} for everyone?`,
      content:
        'The kill switch takes precedence over all overrides and rules, also for super admins. Nothing is deleted.',
      okText: 'Turn off for everyone',
      okButtonProps: { danger: true },
      onOk: () => change({ is_killed: true }),
    });
  const removeFlag = () =>
    modal.confirm({
      title: `Delete ${row.key}?`,
      content: 'No code uses this flag. Its rules are deleted; its history is kept.',
      okText: 'Delete flag',
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
          {row.is_announced && <StatusTag tone="blue">Announced</StatusTag>}
          {row.stale_because && <StatusTag tone="amber">{staleWords[row.stale_because]}</StatusTag>}
        </>
      }
      subtitle={<span>{row.description}</span>}
      actions={
        row.is_killed ? (
          <Button type="primary" loading={update.isPending} onClick={() => change({ is_killed: false })}>
            Turn off kill switch
          </Button>
        ) : (
          <>
            <Button loading={update.isPending} onClick={() => change({ is_on: !row.is_on })}>
              {row.is_on ? 'Set default to off' : 'Set default to on'}
            </Button>
            <Button danger icon={<OctagonX size={16} />} onClick={kill}>
              Turn on kill switch
            </Button>
          </>
        )
      }
      menu={[
        {
          key: 'announce',
          label: row.is_announced ? 'Stop announcing' : 'Announce as coming soon',
          onClick: () => void change({ is_announced: !row.is_announced }),
        },
        ...(row.is_declared ? [] : [{ key: 'delete', label: 'Delete…', danger: true, onClick: removeFlag }]),
      ]}
      tabs={[
        { key: 'names', label: 'Overrides', count: row.override_count, content: <Overrides flag={row} /> },
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
        { key: 'preview', label: 'Preview', content: <PreviewCard flag={row} /> },
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
              ['Declared', row.is_declared ? 'In code' : 'Manually'],
              ['Stale after', row.stale_after && <DateText key="stale" value={row.stale_after} />],
              ['Changed', <DateText key="changed" value={row.updated_at} as="relative" />],
            ]}
          />
        </>
      }
    />
  );
}

/** Describes the order of `decideFlag`. */
function Order({ of: { is_killed, is_on, rule_count } }: { of: FeatureFlag }) {
  const steps = [
    is_killed ? 'Kill switch: on, so the flag is off for everyone' : 'Kill switch: off',
    'Override for the person',
    'Super admins: always on',
    'Override for the company',
    'Override for the role',
    ['Rules: none', 'The rule, if it applies'][rule_count] ?? `The first of ${rule_count} rules that applies`,
    `Default: ${is_on ? 'on' : 'off'}`,
  ];
  return (
    <section>
      <h2 style={{ marginBottom: 8 }}>Order of precedence</h2>
      <ol style={{ margin: 0, paddingLeft: 20, listStyle: 'decimal', display: 'grid', gap: 6, fontSize: 13 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
