import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import { useSession } from '#web/session/session.tsx';
import { riskSentence } from '../risk-text.ts';
import { standingFields, type TierStanding } from '../schema.ts';
import { type Tier, usePrograms, useTiers } from './data.ts';
import { Progress } from './Progress.tsx';
import { texts as t } from './texts.ts';
import css from './tiers.module.css';

/** The standing of a partner: its tier, its risk, and the criteria that keep the tier and lead to the next. */
export function Standing({ row, actions }: { row: TierStanding | undefined; actions?: ReactNode }) {
  const isPartner = useSession().mode === 'partner';
  const tiers = useTiers();
  const programs = usePrograms();
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
  const levels = programs.programs.find(({ id }) => id === row.program_id)?.levels ?? [];
  const needed = ({ id }: Tier) => levels.find(({ tier_id }) => tier_id === id)?.points_needed ?? 0;
  const next = ladder.slice(place + 1).find(({ id }) => row.results.some(({ tier_id }) => tier_id === id));
  return (
    <Flex vertical gap={16}>
      <Card title={current?.name ?? t.noTier} actions={actions}>
        <Ladder tiers={ladder} place={place} />
        <Summary row={row} />
      </Card>
      <Risk row={row} />
      {next && <TierCard title={t.nextTier(next.name, isPartner)} row={row} tier={next} needed={needed(next)} />}
      {current && <TierCard title={t.currentTier(current.name)} row={row} tier={current} needed={needed(current)} />}
    </Flex>
  );
}

/** All tiers from the lowest to the highest, with the partner's own. */
function Ladder({ tiers, place }: { tiers: readonly Tier[]; place: number }) {
  return (
    <ol className={css.ladder} aria-label={t.ladder}>
      {tiers.map(({ id, name, color }, index) => (
        <li key={id} data-reached={index <= place} aria-current={index === place ? 'step' : undefined}>
          <StatusTag color={color}>{name}</StatusTag>
        </li>
      ))}
    </ol>
  );
}

function Summary({ row }: { row: TierStanding }) {
  const { options } = standingFields.state;
  const state = options.find(({ value }) => value === row.state)!;
  const isElsewhere = row.earned_tier_id !== row.tier_id;
  return (
    <Facts
      rows={[
        [
          t.state,
          <StatusTag key="state" tone={state.tone}>
            {state.label}
          </StatusTag>,
        ],
        [t.reached, isElsewhere && (row.earned_tier_name ?? t.noTier)],
        [t.graceEnds, row.grace_until && <DateText value={row.grace_until} />],
        [t.lockFact, row.is_locked && t.lockedUntil(row.locked_until && formatDay(row.locked_until))],
        [t.lockFactReason, row.lock_reason],
        [t.lastEvaluation, <DateText key="at" value={row.evaluated_at} as="relative" />],
        [t.nextEvaluation, t.nightly],
      ]}
    />
  );
}

/** The amount at risk with the tier, and its calculation. */
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

interface TierCardProps {
  title: string;
  row: TierStanding;
  tier: Tier;
  needed: number;
}

function TierCard({ title, row, tier, needed }: TierCardProps) {
  const results = row.results.filter(({ tier_id }) => tier_id === tier.id);
  if (results.length === 0) return null;
  const points = results.reduce((sum, one) => sum + (!one.is_mandatory && one.is_met ? one.points : 0), 0);
  return (
    <Card title={title} actions={needed > 0 && <span className="meta">{t.pointsOf(points, needed)}</span>}>
      <Progress results={results} currency={row.currency ?? 'USD'} />
    </Card>
  );
}
