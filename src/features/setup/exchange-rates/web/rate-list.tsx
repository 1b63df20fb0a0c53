import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Trash from 'lucide-react/icons/trash-2';
import { sayable } from '#shared/text/labels.ts';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { useRemove } from '#web/resource/data/useResource.ts';
import { DateField, Field, TextField } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { exchangeRateStanding, rateSourceNames } from '../rate-words.ts';
import { type ExchangeRate, rateSources } from '../schema.ts';
import { RateFetchingPanel } from './RateFetchingPanel.tsx';
import { texts } from './texts.ts';

const columns: Column<ExchangeRate>[] = sayable([
  { field: 'base', label: 'Rate', value: (row) => `1 ${row.base} = ${row.rate} ${row.quote}`, sortable: true },
  { field: 'as_of', label: 'Valid from', kind: 'date', sortable: true },
  { field: 'source', label: 'Source', value: sourceOf, sortable: true },
  { field: 'standing', label: 'In use', value: exchangeRateStanding },
  { field: 'derived_from', label: 'Published as', value: publishedAs },
  { field: 'fetched_at', label: 'Fetched', kind: 'instant', hidden: true },
]);

function sourceOf({ source, note }: ExchangeRate): string {
  return note ? `${rateSourceNames[source]}: ${note}` : rateSourceNames[source];
}

/** The published rates that a fetched rate was calculated from. */
function publishedAs({ derived_from }: ExchangeRate): string {
  return derived_from ? ['1 EUR', ...derived_from.map(({ quote, rate }) => `${rate} ${quote}`)].join(' = ') : '';
}

const filters: FilterSpec[] = sayable([
  {
    field: 'source',
    label: 'Source',
    kind: 'multi',
    options: rateSources.map((value) => ({ value, label: rateSourceNames[value] })),
  },
  { field: 'base', label: 'Currency', kind: 'text' },
  { field: 'as_of', label: 'Valid from', kind: 'date' },
  {
    field: 'standing',
    label: 'In use',
    kind: 'multi',
    options: [
      { value: 'counts', label: 'Yes' },
      { value: 'outranked', label: 'No, another rate takes precedence' },
      { value: 'switched_off', label: 'No, source turned off' },
    ],
  },
]);

/** The exchange rates of all sources, and which of them applies. */
export default function RateList() {
  const { config } = useSession();
  const remove = useRemove('exchange_rates');
  return (
    <>
      <RateFetchingPanel />
      <ResourceList<ExchangeRate>
        resource="exchange_rates"
        permission="commission_lines"
        columns={columns}
        filters={filters}
        views={[
          {
            key: 'own',
            name: texts.yourOwnRates,
            state: { filters: [{ field: 'source', operator: 'eq', values: ['entered', 'imported'] }] },
          },
          {
            key: 'fetched',
            name: 'Fetched',
            state: { filters: [{ field: 'source', operator: 'eq', values: ['ecb'] }] },
          },
        ]}
        create={{
          label: texts.newRate,
          form: (done) => (
            <ResourceForm<ExchangeRate>
              resource="exchange_rates"
              initial={{ quote: config.currency }}
              onDone={done}
              onCancel={done}
            >
              <Field name="base" label={texts.fromCurrency} required>
                <CurrencySelect />
              </Field>
              <TextField name="rate" label={texts.rate} help={texts.valueOneUnitSuchAs1} required />
              <Field name="quote" label={texts.toCurrency} required>
                <CurrencySelect />
              </Field>
              <DateField name="as_of" label={texts.validFrom} required />
              <TextField name="note" label={texts.source} help={texts.forExampleYourBank} />
            </ResourceForm>
          ),
        }}
        bulk={[
          {
            label: texts.remove,
            icon: Trash,
            danger: true,
            ask: (rows) => texts.removeRatesDealsKeepRatesThey(rows.length),
            each: ({ id }) => remove.mutateAsync(id),
          },
        ]}
        empty={{
          icon: ArrowLeftRight,
          text: texts.addRatesToIncludeDealsIn,
        }}
      />
    </>
  );
}
