import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { Amended } from '#features/deals/opportunities/schema.ts';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useCan } from '#web/session/session.tsx';
import type { AmendmentPreview } from '../schema.ts';
import { texts } from './texts.ts';

interface AmendmentEffectProps {
  id: string;
  amended: Amended | null;
}

/** Previews the effect of an amendment on commissions. Errors are shown on submit. */
export default function AmendmentEffect({ id, amended }: AmendmentEffectProps) {
  const now = amended && JSON.stringify(amended);
  const body = useDebounced(now, 400);
  const { data } = useQuery({
    queryKey: ['opportunities', 'amend', id, body],
    queryFn: ({ signal }) =>
      api<AmendmentPreview>(`opportunities/${id}/amend/preview`, { method: 'POST', body: JSON.parse(body!), signal }),
    enabled: body !== null,
    retry: false,
  });
  if (!now || !data || body !== now) return null;
  return <AmendmentEffectText preview={data} />;
}

function AmendmentEffectText({ preview: { is_kept, partners } }: { preview: AmendmentPreview }) {
  const maySee = useCan('commission_lines', 'view');
  return (
    <section aria-label={texts.effectOnCommissions} aria-live="polite" style={{ marginBottom: 16 }}>
      {is_kept && (
        <Alert
          type="warning"
          showIcon
          title={texts.clawbackPeriodHasEnded}
          description={texts.partnersKeepCommissionTheyEarnedOn}
          style={{ marginBottom: 12 }}
        />
      )}
      {partners.length > 0 && (
        <ScrollTable label={texts.commissionByPartner}>
          <thead>
            <tr>
              <th scope="col">{texts.partner}</th>
              <th scope="col" data-figure>
                {texts.current}
              </th>
              <th scope="col" data-figure>
                {texts.afterAmendment}
              </th>
            </tr>
          </thead>
          <tbody>
            {partners.map((row) => (
              <tr key={[row.partner_id, row.currency, row.is_of_deal].join()}>
                <th scope="row">
                  {row.partner_name}
                  {!row.is_of_deal && <div className="meta">{texts.forOtherDealsThatRecalculated}</div>}
                </th>
                <td data-figure>
                  <Money minor={row.now_minor} currency={row.currency} />
                </td>
                <td data-figure>
                  <Money minor={row.then_minor} currency={row.currency} />
                  {row.now_minor === row.then_minor && <div className="meta">{texts.noChange}</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {partners.length === 0 && maySee && !is_kept && <p className="meta">{texts.commissionsDoNotChange}</p>}
    </section>
  );
}
