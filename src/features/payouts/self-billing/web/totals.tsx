import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { regionToday } from '#web/region.ts';
import { api, apiRows } from '#web/requests/api.ts';
import { saveFile } from '#web/requests/download.ts';
import type { TaxTotal } from '../schema.ts';
import { texts } from './texts.ts';

const reports: Record<TaxTotal['report'], string> = sayable({
  '1099_nec': '1099-NEC',
  dac7: 'DAC7',
  below_threshold: 'Below the 1099-NEC threshold',
  none: 'Not reported',
  no_profile: 'No tax profile',
});

/** The payments of a year by partner, equal to the ledger, with the files for tax reports. */
export default function YearTotals() {
  const { message } = App.useApp();
  const thisYear = Number(regionToday().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const totals = useQuery({
    queryKey: ['tax_totals', year],
    queryFn: ({ signal }) => apiRows<TaxTotal>(`tax_totals?year=${year}`, { signal }),
  });
  const download = (report: '1099_nec' | 'dac7') =>
    api<{ name: string; text: string }>(`tax_totals/${year}/${report}`, { method: 'PUT' })
      .then(({ name, text }) => saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' })))
      .catch((error: Error) => message.error(error.message));
  return (
    <>
      <PageHeader title={texts.yearTotals}>
        <Select
          aria-label={texts.year}
          value={year}
          onChange={setYear}
          options={[0, 1, 2, 3, 4].map((back) => ({ value: thisYear - back, label: String(thisYear - back) }))}
        />
        <Button onClick={() => download('1099_nec')}>{texts.download1099Nec}</Button>
        <Button onClick={() => download('dac7')}>{texts.downloadDac7}</Button>
      </PageHeader>
      <Loaded query={totals}>
        {(rows) => (
          <Card>
            <p className="meta">{texts.paymentsYearWithWithheldTaxLess}</p>
            {rows.length === 0 ? (
              <p>{texts.noPaymentsIn(year)}</p>
            ) : (
              <ScrollTable label={texts.yearTotals}>
                <thead>
                  <tr>
                    <th scope="col">{texts.partner}</th>
                    <th scope="col">{texts.report}</th>
                    <th scope="col" data-figure>
                      {texts.payments}
                    </th>
                    <th scope="col" data-figure>
                      {texts.withheld}
                    </th>
                    <th scope="col" data-figure>
                      {texts.paid}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.partner_id + row.currency}>
                      <th scope="row">
                        <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
                      </th>
                      <td>{reports[row.report]}</td>
                      <td data-figure>{row.payments}</td>
                      <td data-figure>
                        <Money minor={row.withheld_minor} currency={row.currency} />
                      </td>
                      <td data-figure>
                        <Money minor={row.paid_minor} currency={row.currency} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </ScrollTable>
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}
