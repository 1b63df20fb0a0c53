import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { Amended } from '#features/deals/opportunities/schema.ts';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useCan } from '#web/session/session.tsx';
import type { AmendmentPreview } from '../schema.ts';

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
    <section aria-label="Effect on commissions" aria-live="polite" style={{ marginBottom: 16 }}>
      {is_kept && (
        <Alert
          type="warning"
          showIcon
          title="The clawback period has ended."
          description="Partners keep the commission they earned on this deal. Partners who earn more after this amendment receive the difference."
          style={{ marginBottom: 12 }}
        />
      )}
      {partners.length > 0 && (
        <ScrollTable label="Commission by partner">
          <thead>
            <tr>
              <th scope="col">Partner</th>
              <th scope="col" data-figure>
                Current
              </th>
              <th scope="col" data-figure>
                After amendment
              </th>
            </tr>
          </thead>
          <tbody>
            {partners.map((row) => (
              <tr key={[row.partner_id, row.currency, row.is_of_deal].join()}>
                <th scope="row">
                  {row.partner_name}
                  {!row.is_of_deal && <div className="meta">For other deals that are recalculated</div>}
                </th>
                <td data-figure>
                  <Money minor={row.now_minor} currency={row.currency} />
                </td>
                <td data-figure>
                  <Money minor={row.then_minor} currency={row.currency} />
                  {row.now_minor === row.then_minor && <div className="meta">no change</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {partners.length === 0 && maySee && !is_kept && <p className="meta">Commissions do not change.</p>}
    </section>
  );
}
