import { useQuery } from '@tanstack/react-query';
import type { StageMove } from '#features/deals/opportunities/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import type { CommissionEffect, MovePreview } from '../schema.ts';
import { texts } from './texts.ts';

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
    <section aria-label={texts.effectOnCommissions} aria-live="polite" style={{ marginBottom: 16 }}>
      {data.partners.length === 0 ? (
        <p className="meta">{texts.noCommissionBookedNowCommissionThat}</p>
      ) : (
        <Effects partners={data.partners} />
      )}
    </section>
  );
}

function Effects({ partners }: { partners: readonly CommissionEffect[] }) {
  return (
    <ScrollTable label={texts.commissionByPartner}>
      <thead>
        <tr>
          <th scope="col">{texts.partner}</th>
          <th scope="col">{texts.payableFrom}</th>
          <th scope="col" data-figure>
            {texts.commissionText}
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
