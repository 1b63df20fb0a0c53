import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import FileSignature from 'lucide-react/icons/file-signature';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { countryName } from '#web/countries.ts';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { formatRate } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { Field, LongTextField, MoneyField, RateField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { type SelfBillingSettings, selfBillingAgreement } from '../schema.ts';

const keys = ['self_billing_settings'];

/** The issuer and the terms of self-billing, and the partners that agreed. */
export default function SelfBilling() {
  const { message } = App.useApp();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const settings = useQuery({
    queryKey: keys,
    queryFn: ({ signal }) => api<SelfBillingSettings>('self_billing_settings', { signal }),
  });
  return (
    <Loaded query={settings}>
      {(row) => (
        <>
          <PageHeader title="Self-billing">
            <Button type="primary" onClick={() => setEditing(true)}>
              Edit settings
            </Button>
          </PageHeader>
          <Card>
            <p style={{ marginBottom: 12 }}>
              {row.is_on
                ? 'Each payment to a partner that agreed comes with an invoice in its name.'
                : 'Self-billing is off. Partners send their own invoices.'}
            </p>
            <Facts
              title="Recipient on invoices"
              rows={[
                ['Legal name', row.legal_name],
                ['Address', [row.street, `${row.postal_code} ${row.city}`.trim()].filter(Boolean).join(', ')],
                ['Country', row.country && countryName(row.country)],
                ['VAT number', row.vat_number],
                ['VAT rate', row.vat_rate_ppm > 0 && formatRate(row.vat_rate_ppm)],
                ['Numbers start with', row.prefix],
              ]}
            />
          </Card>
          <h2 style={{ margin: '24px 0 12px' }}>Agreements</h2>
          <NounList
            noun={selfBillingAgreement}
            permission="self_billing_invoices"
            title={null}
            columns={['partner_id', 'accepted_name', 'accepted_at', 'series', 'ended_at']}
            savedViews={false}
            to={({ partner_id }) => `/partners/show/${partner_id}`}
            empty={{ icon: FileSignature, text: 'No partner has accepted the self-billing agreement yet.' }}
          />
          {editing && (
            <ActionDialog<SelfBillingSettings>
              title="Self-billing settings"
              action="Save settings"
              width={560}
              initial={row}
              onSubmit={(values) =>
                api('self_billing_settings', { method: 'PUT', body: { ...row, ...withoutEmpty(values) } })
              }
              onDone={() => {
                setEditing(false);
                void client.invalidateQueries({ queryKey: keys });
                void message.success('The settings are saved');
              }}
              onClose={() => setEditing(false)}
            >
              <SwitchField name="is_on" label="Issue invoices in the name of partners that agreed" />
              <TextField name="legal_name" label="Legal name of your company" />
              <TextField name="street" label="Street and number" />
              <TextField name="postal_code" label="Postal code" />
              <TextField name="city" label="City" />
              <Field name="country" label="Country">
                <CountrySelect />
              </Field>
              <TextField name="vat_number" label="VAT number" />
              <RateField
                name="vat_rate_ppm"
                label="VAT rate"
                help="For partners of your country with a VAT number. Commissions include VAT."
                max={500_000}
              />
              <TextField
                name="prefix"
                label="Numbers start with"
                help="Followed by the series of the partner and a number."
              />
              <MoneyField
                name="nec_threshold_minor"
                label="1099-NEC from"
                help="US persons are reported from this total of a year."
                currency="USD"
              />
              <LongTextField name="terms" label="Terms that partners accept" max={5000} rows={6} />
            </ActionDialog>
          )}
        </>
      )}
    </Loaded>
  );
}

/** Empty inputs clear a text and leave out a number. */
function withoutEmpty(values: SelfBillingSettings): Partial<SelfBillingSettings> {
  const texts = ['legal_name', 'street', 'city', 'postal_code', 'terms'];
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      if (value !== undefined && value !== null && value !== '') return [[key, value]];
      if (texts.includes(key)) return [[key, '']];
      return ['country', 'vat_number'].includes(key) ? [[key, null]] : [];
    }),
  );
}
