import { useQuery } from '@tanstack/react-query';
import type { StageMove } from '#features/deals/opportunities/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import type { CommissionEffect, MovePreview } from '../schema.ts';

interface MoveEffectProps {
  id: string;
  move: StageMove;
}

/** Shows what each partner will earn by a win and when, or loses by its reversal. Errors are shown on submit. */
export default function MoveEffect({ id, move }: MoveEffectProps) {
  const { data } = useQuery({
    queryKey: ['opportunities', 'move', id, move],
    queryFn: ({ signal }) =>
      api<MovePreview>(`opportunities/${id}/move/preview`, { method: 'POST', body: move, asks: true, signal }),
    retry: false,
  });
  if (!data) return null;
  return (
    <section aria-label="Effect on commissions" aria-live="polite" style={{ marginBottom: 16 }}>
      {data.partners.length === 0 ? (
        <p className="meta">
          No commission is booked now. Commission that depends on customer payments is booked as the customer pays.
        </p>
      ) : (
        <Effects partners={data.partners} />
      )}
    </section>
  );
}

function Effects({ partners }: { partners: readonly CommissionEffect[] }) {
  return (
    <ScrollTable label="Commission by partner">
      <thead>
        <tr>
          <th scope="col">Partner</th>
          <th scope="col">Payable from</th>
          <th scope="col" data-figure>
            Commission
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
            <td data-tight>
              {row.release_on && row.then_minor > row.now_minor && <DateText value={row.release_on} />}
            </td>
            <td data-figure>
              <Money minor={row.then_minor - row.now_minor} currency={row.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
