import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { api } from '#web/api.ts';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { useDebounced } from '#web/resource/useDebounced.ts';
import { useCan } from '#web/session.tsx';
import type { Amended, AmendmentPreview } from '../schema.ts';

interface AmendmentEffectProps {
  id: string;
  /** Null while there is nothing to amend, or something is missing. */
  amended: Amended | null;
}

/** What an amendment would do to commissions, before it is made. What is refused is said when it is sent. */
export function AmendmentEffect({ id, amended }: AmendmentEffectProps) {
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
    <section aria-label="What it changes" aria-live="polite" style={{ marginBottom: 16 }}>
      {is_kept && (
        <Alert
          type="warning"
          showIcon
          title="The days in which commission is taken back are over."
          description="Partners keep what they have of this deal. Whoever earns more by this amendment is paid on top of it."
          style={{ marginBottom: 12 }}
        />
      )}
      {partners.length > 0 && (
        <ScrollTable label="Commission by partner">
          <thead>
            <tr>
              <th scope="col">Commission of</th>
              <th scope="col" data-figure>
                Now
              </th>
              <th scope="col" data-figure>
                Then
              </th>
            </tr>
          </thead>
          <tbody>
            {partners.map((row) => (
              <tr key={[row.partner_id, row.currency, row.is_of_deal].join()}>
                <th scope="row">
                  {row.partner_name}
                  {!row.is_of_deal && <div className="meta">For other deals, which follow</div>}
                </th>
                <td data-figure>
                  <Money minor={row.now_minor} currency={row.currency} />
                </td>
                <td data-figure>
                  <Money minor={row.then_minor} currency={row.currency} />
                  {row.now_minor === row.then_minor && <div className="meta">kept</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {partners.length === 0 && maySee && !is_kept && <p className="meta">Commissions stay as high as they are.</p>}
    </section>
  );
}
