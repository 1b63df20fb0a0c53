import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Gauge from 'lucide-react/icons/gauge';
import ListChecks from 'lucide-react/icons/list-checks';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import type { Estimate } from '#features/money/accruals/schema.ts';
import { approvalTexts } from '#features/setup/approval-chains/web/index.tsx';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDay } from '#web/region.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useCan } from '#web/session.tsx';
import { plural } from '#web/texts.ts';
import type { Benefit } from '../check.schema.ts';
import type { DecisionFigures } from '../transparency.schema.ts';
import { durationText } from './Clock.tsx';

interface BenefitCardProps {
  /** Given by the company, which registers for a partner. */
  partner_id?: string;
  type_id?: string;
  amount_minor?: number | null;
  currency?: string;
  country?: string | null;
  product_family?: string | null;
}

/** The benefits of registering, shown before submission. */
export function BenefitCard({
  partner_id,
  type_id,
  amount_minor,
  currency,
  country,
  product_family,
}: BenefitCardProps) {
  const mayEstimate = useCan('commission_lines', 'view');
  const amount = useDebounced(amount_minor ?? null, 500);
  const who = { ...(partner_id && { partner_id }), ...(type_id && { type_id }) };
  const deal = {
    ...who,
    ...(amount !== null && amount > 0 && currency && { amount_minor: amount, currency }),
    ...(country && { country }),
    ...(product_family && { product_family }),
  };
  const benefit = useQuery({
    queryKey: ['program_settings', 'benefit', deal],
    queryFn: ({ signal }) =>
      api<Benefit>('deal_registrations/benefit', { method: 'POST', body: deal, asks: true, signal }),
    placeholderData: keepPreviousData,
  });
  const estimate = useQuery({
    queryKey: ['commission_lines', 'estimate', who, amount, currency],
    queryFn: ({ signal }) =>
      api<Estimate>('commission_lines/estimate', {
        method: 'POST',
        body: { ...who, amount_minor: amount, currency },
        asks: true,
        signal,
      }),
    enabled: mayEstimate && amount !== null && amount > 0 && !!currency,
    retry: false,
  });
  const figures = useQuery({
    queryKey: ['deal_registrations', 'decision figures'],
    queryFn: ({ signal }) => api<DecisionFigures>('deal_registrations/decision_figures', { signal }),
    staleTime: 10 * 60_000,
  });
  if (!benefit.data) return null;
  const { protection_days, protected_until, decision_due_at, decides_at_once, approvals, certificate } = benefit.data;
  const earned = estimate.data;
  const whose = partner_id ? 'The partner’s' : 'Your';
  return (
    <Card title="Benefits of registering">
      <ul style={{ display: 'grid', gap: 14 }}>
        {certificate && (
          <Gain icon={Award} title={`Requires the certificate “${certificate.name}”`}>
            {certificate.is_held
              ? `${whose} team holds it.`
              : `No one on ${partner_id ? 'the partner’s' : 'your'} team holds it, so this deal cannot be registered yet.`}{' '}
            {!partner_id && !certificate.is_held && <Link to="/partner-training/certificates">Get certified</Link>}
          </Gain>
        )}
        <Gain icon={ShieldCheck} title={`${protection_days} days of protection`}>
          If approved today, no other partner can register this account until {formatDay(protected_until)}.
        </Gain>
        <Gain icon={Clock} title={decides_at_once ? 'Immediate decision' : `Decision by ${formatDay(decision_due_at)}`}>
          {decides_at_once
            ? 'Registrations without conflicts are approved immediately.'
            : `Late decisions extend ${partner_id ? 'the partner’s' : 'your'} protection.`}
        </Gain>
        {figures.data && (
          <Gain icon={Gauge} title={`${figures.data.approved_percent}% of registrations approved`}>
            Half of the decisions took {durationText(figures.data.median_seconds)} or less. Based on{' '}
            {plural(figures.data.decided, 'decision', 'decisions')} in the last 12 months.
          </Gain>
        )}
        {approvals.length > 0 && (
          <Gain icon={ListChecks} title={approvalTexts.needs(approvals.length)}>
            {approvals.join(', ')}
          </Gain>
        )}
        {earned && earned.amount_minor > 0 && (
          <Gain
            icon={Coins}
            title={
              <>
                {earned.is_before_costs ? 'Up to' : 'About'}{' '}
                <Money minor={earned.amount_minor} currency={earned.currency} /> commission
              </>
            }
          >
            If the deal is won at this amount, before discount and tax, under today’s rules
            {earned.is_on_collection ? '. Earned as the customer pays' : ''}.
            {earned.is_before_costs && ' Costs that reduce the margin are not known yet.'}
          </Gain>
        )}
      </ul>
    </Card>
  );
}

function Gain({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li style={{ display: 'flex', gap: 12 }}>
      <Icon size={16} aria-hidden="true" style={{ flex: 'none', marginTop: 3, color: 'var(--accent)' }} />
      <div>
        <div style={{ fontWeight: 500 }}>{title}</div>
        <div style={{ color: 'var(--text-2)', fontSize: 13, lineHeight: '20px' }}>{children}</div>
      </div>
    </li>
  );
}
