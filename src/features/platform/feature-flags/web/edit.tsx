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
import { texts } from './texts.ts';
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
      title: texts.turnOffForEveryone(row.key),
      content: texts.killSwitchTakesPrecedenceOverAll,
      okText: texts.turnOffForEveryoneText,
      okButtonProps: { danger: true },
      onOk: () => change({ is_killed: true }),
    });
  const removeFlag = () =>
    modal.confirm({
      title: texts.delete(row.key),
      content: texts.noCodeUsesThisFlagIts,
      okText: texts.deleteFlag,
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync(row.id).then(() => navigate({ to: '/feature_flags' }), failed),
    });

  return (
    <DetailPage
      name={row.key}
      status={
        <>
          <StatusTag tone={state.tone}>{state.label}</StatusTag>
          {row.is_experimental && <StatusTag tone="violet">{texts.experiment}</StatusTag>}
          {row.is_announced && <StatusTag tone="blue">{texts.announced}</StatusTag>}
          {row.stale_because && <StatusTag tone="amber">{staleWords[row.stale_because]}</StatusTag>}
        </>
      }
      subtitle={<span>{row.description}</span>}
      actions={
        row.is_killed ? (
          <Button type="primary" loading={update.isPending} onClick={() => change({ is_killed: false })}>
            {texts.turnOffKillSwitch}
          </Button>
        ) : (
          <>
            <Button loading={update.isPending} onClick={() => change({ is_on: !row.is_on })}>
              {row.is_on ? texts.setDefaultToOff : texts.setDefaultToOn}
            </Button>
            <Button danger icon={<OctagonX size={16} />} onClick={kill}>
              {texts.turnOnKillSwitch}
            </Button>
          </>
        )
      }
      menu={[
        {
          key: 'announce',
          label: row.is_announced ? texts.stopAnnouncing : texts.announceAsComingSoon,
          onClick: () => void change({ is_announced: !row.is_announced }),
        },
        ...(row.is_declared ? [] : [{ key: 'delete', label: texts.deleteText, danger: true, onClick: removeFlag }]),
      ]}
      tabs={[
        { key: 'names', label: texts.overrides, count: row.override_count, content: <Overrides flag={row} /> },
        {
          key: 'rules',
          label: texts.rules,
          count: row.rule_count,
          content: (
            <Rules
              flag={row}
              onSave={(rules, row_version) => update.mutateAsync({ id: row.id, values: { rules }, row_version })}
            />
          ),
        },
        { key: 'preview', label: texts.preview, content: <PreviewCard flag={row} /> },
        {
          key: 'history',
          label: texts.history,
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
            title={texts.flag}
            rows={[
              [texts.declared, row.is_declared ? texts.inCode : texts.manually],
              [texts.staleAfter, row.stale_after && <DateText key="stale" value={row.stale_after} />],
              [texts.changed, <DateText key="changed" value={row.updated_at} as="relative" />],
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
    is_killed ? texts.killSwitchOnSoFlagOff : texts.killSwitchOff,
    texts.overrideForPerson,
    texts.superAdminsAlwaysOn,
    texts.overrideForCompany,
    texts.overrideForRole,
    [texts.rulesNone, texts.ruleIfItApplies][rule_count] ?? texts.firstRulesThatApplies(rule_count),
    texts.default(is_on ? 'on' : 'off'),
  ];
  return (
    <section>
      <h2 style={{ marginBottom: 8 }}>{texts.orderOfPrecedence}</h2>
      <ol style={{ margin: 0, paddingLeft: 20, listStyle: 'decimal', display: 'grid', gap: 6, fontSize: 13 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
