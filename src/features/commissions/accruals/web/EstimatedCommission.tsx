import { useQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import { Gain } from '#features/deals/deal-registrations/web/index.tsx';
import { Money } from '#web/components/Money.tsx';
import { api } from '#web/requests/api.ts';
import type { Estimate } from '../schema.ts';
import { texts } from './texts.ts';

interface EstimatedCommissionProps {
  partner_id?: string;
  type_id?: string;
  amount_minor: number | null;
  currency: string | undefined;
}

/** The commission that the partner would earn if the deal were won today; nothing while there is no amount. */
export default function EstimatedCommission({ amount_minor, currency, ...who }: EstimatedCommissionProps) {
  const { data: earned } = useQuery({
    queryKey: ['commission_lines', 'estimate', who, amount_minor, currency],
    queryFn: ({ signal }) =>
      api<Estimate>('commission_lines/estimate', {
        method: 'POST',
        body: { ...who, amount_minor, currency },
        asks: true,
        signal,
      }),
    enabled: amount_minor !== null && amount_minor > 0 && !!currency,
    retry: false,
  });
  if (!earned || earned.amount_minor <= 0) return null;
  return (
    <Gain
      icon={Coins}
      title={texts.commission(
        earned.is_before_costs ? texts.upTo : texts.about,
        <Money minor={earned.amount_minor} currency={earned.currency} />,
      )}
    >
      {texts.ifDealWonAtThisAmount(
        earned.is_on_collection ? texts.earnedAsCustomerPays : '',
        earned.is_before_costs && texts.costsThatReduceMarginNotKnown,
      )}
    </Gain>
  );
}
