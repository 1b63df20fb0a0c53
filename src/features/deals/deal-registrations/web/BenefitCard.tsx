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
import type { Benefit } from '../check.schema.ts';
import type { DecisionFigures } from '../transparency.schema.ts';
import { durationText } from './Clock.tsx';
import { Gain } from './Gain.tsx';
import { registrationBenefits } from './slots.ts';
import { texts as ownTexts } from './texts.ts';

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
  const whose = partner_id ? ownTexts.thePartners : ownTexts.your;
  return (
    <Card title={ownTexts.benefitsOfRegistering}>
      <ul style={{ display: 'grid', gap: 14 }}>
        {certificate && (
          <Gain icon={Award} title={ownTexts.requiresTheCertificate(certificate.name)}>
            {certificate.is_held
              ? ownTexts.teamHoldsIt(whose)
              : ownTexts.noOneOnTeamHoldsIt(partner_id ? ownTexts.thePartnersText : 'your')}{' '}
            {!partner_id && !certificate.is_held && (
              <Link to="/partner-training/certificates">{ownTexts.getCertified}</Link>
            )}
          </Gain>
        )}
        <Gain icon={ShieldCheck} title={ownTexts.daysOfProtection(protection_days)}>
          {ownTexts.ifApprovedTodayNoOtherPartner(
            formatDay(protected_until),
            promised && ownTexts.itWillBeDaysWhenEverybody(promised.days, promised.contract),
          )}
        </Gain>
        <Gain
          icon={Clock}
          title={decides_at_once ? ownTexts.immediateDecision : ownTexts.decisionBy(formatDay(decision_due_at))}
        >
          {decides_at_once
            ? ownTexts.registrationsWithoutConflictsApprovedImmediately
            : partner_id
              ? ownTexts.ifYouDecideLatePartnersProtection
              : ownTexts.ifWeDecideLateYourProtection}
        </Gain>
        {figures.data && (
          <Gain icon={Gauge} title={ownTexts.ofRegistrationsApproved(formatPercent(figures.data.approved_percent))}>
            {ownTexts.halfDecisionsTookOrLessBased(durationText(figures.data.median_seconds), figures.data.decided)}
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
