import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { OwnEarnings } from '../schema.ts';
import css from './Earned.module.css';
import { texts } from './texts.ts';

type Sums = OwnEarnings['totals'][number];

/** The earnings in all programs of a person who belongs to several, with their sums by currency. */
export function AllPrograms() {
  const { programs, program } = useSession();
  const isSeveral = programs.length > 1;
  const { data } = useQuery({
    queryKey: ['commission_lines', 'own_earnings'],
    queryFn: ({ signal }) => api<OwnEarnings>('profile/earnings', { signal }),
    enabled: isSeveral,
  });
  if (!isSeveral || !data) return null;
  const rows = data.programs.flatMap(({ partner_id, company_name, earnings }) =>
    (earnings ?? []).map((sums) => ({ ...sums, partner_id, company_name })),
  );
  if (new Set(rows.map(({ partner_id }) => partner_id)).size < 2) return null;
  // The sum of a single row says nothing.
  const totals = data.totals.filter((total) => total.programs > 1);
  return (
    <div className={css.below}>
      <Card title={texts.allYourPrograms}>
        <ScrollTable label={texts.earningsInAllYourPrograms}>
          <thead>
            <tr>
              <th scope="col">{texts.program}</th>
              <th scope="col" data-figure>
                {texts.onHold}
              </th>
              <th scope="col" data-figure>
                {texts.payable}
              </th>
              <th scope="col" data-figure>
                {texts.inPayout}
              </th>
              <th scope="col" data-figure>
                {texts.paid}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.partner_id} ${row.currency}`}>
                <th scope="row">
                  {row.company_name}
                  {row.partner_id === program?.partner_id && <span className="meta"> {texts.openNow}</span>}
                </th>
                <Figures of={row} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            {totals.map((total) => (
              <tr key={total.currency}>
                <th scope="row">{texts.totalIn(total.currency)}</th>
                <Figures of={total} />
              </tr>
            ))}
          </tfoot>
        </ScrollTable>
      </Card>
    </div>
  );
}

function Figures({ of: { currency, ...sums } }: { of: Omit<Sums, 'programs'> }) {
  return [sums.on_hold_minor, sums.payable_minor, sums.in_transit_minor, sums.paid_minor].map((minor, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
    <td key={at} data-figure>
      <Money minor={minor} currency={currency} />
    </td>
  ));
}
