import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import Clock from 'lucide-react/icons/clock';
import Gauge from 'lucide-react/icons/gauge';
import ListChecks from 'lucide-react/icons/list-checks';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { approvalTexts } from '#features/setup/approval-chains/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { formatDay, formatPercent } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { SlotParts } from '#web/slots.tsx';
import { plural } from '#web/texts.ts';
import type { Benefit } from '../check.schema.ts';
import type { DecisionFigures } from '../transparency.schema.ts';
import { durationText } from './Clock.tsx';
import { Gain } from './Gain.tsx';
import { registrationBenefits } from './slots.ts';

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
  const figures = useQuery({
    queryKey: ['deal_registrations', 'decision figures'],
    queryFn: ({ signal }) => api<DecisionFigures>('deal_registrations/decision_figures', { signal }),
    staleTime: 10 * 60_000,
  });
  if (!benefit.data) return null;
  const { promised, protection_days, protected_until, decision_due_at, decides_at_once, approvals, certificate } =
    benefit.data;
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
          {promised && ` It will be ${promised.days} days when everybody has signed “${promised.contract}”.`}
        </Gain>
        <Gain icon={Clock} title={decides_at_once ? 'Immediate decision' : `Decision by ${formatDay(decision_due_at)}`}>
          {decides_at_once
            ? 'Registrations without conflicts are approved immediately.'
            : partner_id
              ? 'If you decide late, the partner’s protection is extended by the delay.'
              : 'If we decide late, your protection is extended by the delay.'}
        </Gain>
        {figures.data && (
          <Gain icon={Gauge} title={`${formatPercent(figures.data.approved_percent)} of registrations approved`}>
            Half of the decisions took {durationText(figures.data.median_seconds)} or less. Based on{' '}
            {plural(figures.data.decided, 'decision', 'decisions')} in the last 12 months.
          </Gain>
        )}
        {approvals.length > 0 && (
          <Gain icon={ListChecks} title={approvalTexts.needs(approvals.length)}>
            {approvals.join(', ')}
          </Gain>
        )}
        <SlotParts slot={registrationBenefits} props={{ ...who, amount_minor: amount, currency }} />
      </ul>
    </Card>
  );
}
