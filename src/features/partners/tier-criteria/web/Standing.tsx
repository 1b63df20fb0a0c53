import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import { useSession } from '#web/session.tsx';
import { riskSentence } from '../risk-text.ts';
import { standingFields, type TierStanding } from '../schema.ts';
import { type Tier, useTiers } from './data.ts';
import { Progress } from './Progress.tsx';
import { texts as t } from './texts.ts';

/** Where a partner stands: its tier, what it risks, what keeps the tier and what leads to the next. */
export function Standing({ row, actions }: { row: TierStanding | undefined; actions?: ReactNode }) {
  const tiers = useTiers();
  if (!tiers.data) return null;
  if (!row) {
    return (
      <EmptyState title={t.noStanding} actions={actions}>
        {t.noStandingText}
      </EmptyState>
    );
  }
  const ladder = tiers.data.rows;
  const place = ladder.findIndex(({ id }) => id === row.tier_id);
  const current = ladder[place];
  const next = ladder.slice(place + 1).find(({ id }) => row.results.some(({ tier_id }) => tier_id === id));
  return (
    <Flex vertical gap={16}>
      <Card title={t.tier} actions={actions}>
        <Summary row={row} tier={current} />
      </Card>
      <Risk row={row} />
      {next && <TierCard title={t.nextTier(next.name)} row={row} tier={next} />}
      {current && <TierCard title={t.currentTier(current.name)} row={row} tier={current} />}
    </Flex>
  );
}

function Summary({ row, tier }: { row: TierStanding; tier: Tier | undefined }) {
  const { options } = standingFields.state;
  const state = options.find(({ value }) => value === row.state)!;
  return (
    <Facts
      rows={[
        [
          'Tier',
          tier ? (
            <StatusTag key="tier" color={tier.color}>
              {tier.name}
            </StatusTag>
          ) : (
            'No tier'
          ),
        ],
        [
          'State',
          <StatusTag key="state" tone={state.tone}>
            {state.label}
          </StatusTag>,
        ],
        [t.reached, row.earned_tier_name],
        ['Grace period ends', row.grace_until && <DateText value={row.grace_until} />],
        ['Lock', row.is_locked && t.lockedUntil(row.locked_until && formatDay(row.locked_until))],
        ['Lock reason', row.lock_reason],
        [t.lastEvaluation, <DateText key="at" value={row.evaluated_at} as="relative" />],
        [t.nextEvaluation, t.nightly],
      ]}
    />
  );
}

/** The money that goes with the tier, and how it was worked out. */
function Risk({ row }: { row: TierStanding }) {
  const isPartner = useSession().mode === 'partner';
  const currency = row.currency ?? 'USD';
  const money = (minor: number) => moneyText(minor, currency);
  const sentence = riskSentence(row, isPartner ? 'you' : 'the partner', { day: formatDay, money });
  if (!sentence || row.is_locked) return null;
  const { risk } = row;
  const values = risk && {
    pipeline: money(risk.pipeline_minor),
    deals: risk.open_deals,
    now: money(risk.now_minor),
    lower: money(risk.then_minor),
    volume: money(risk.volume_minor),
  };
  return (
    <Alert
      type={row.state === 'held' ? 'info' : 'warning'}
      showIcon
      title={t.risk}
      description={
        <>
          <p>{sentence}</p>
          {values && (
            <details>
              <summary>{t.how}</summary>
              <p>{values.deals > 0 && risk.pipeline_minor > 0 ? t.howPipeline(values) : t.howVolume(values)}</p>
            </details>
          )}
        </>
      }
    />
  );
}

function TierCard({ title, row, tier }: { title: string; row: TierStanding; tier: Tier }) {
  const results = row.results.filter(({ tier_id }) => tier_id === tier.id);
  if (results.length === 0) return null;
  return (
    <Card title={title}>
      <Progress results={results} currency={row.currency ?? 'USD'} />
    </Card>
  );
}
