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
import { texts as ownTexts } from './texts.ts';

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
              {ownTexts.editSettings}
            </Button>
          </PageHeader>
          <Card>
            <p style={{ marginBottom: 12 }}>
              {row.is_on ? ownTexts.eachPaymentToPartnerThatAgreed : ownTexts.selfBillingOffPartnersSendTheir}
            </p>
            <Facts
              title={ownTexts.recipientOnInvoices}
              rows={[
                [ownTexts.legalName, row.legal_name],
                [ownTexts.address, [row.street, `${row.postal_code} ${row.city}`.trim()].filter(Boolean).join(', ')],
                [ownTexts.country, row.country && countryName(row.country)],
                [ownTexts.vatNumber, row.vat_number],
                [ownTexts.vatRate, row.vat_rate_ppm > 0 && formatRate(row.vat_rate_ppm)],
                [ownTexts.numbersStartWith, row.prefix],
              ]}
            />
          </Card>
          <h2 style={{ margin: '24px 0 12px' }}>{ownTexts.agreements}</h2>
          <NounList
            noun={selfBillingAgreement}
            permission="self_billing_invoices"
            title={null}
            columns={['partner_id', 'accepted_name', 'accepted_at', 'series', 'ended_at']}
            savedViews={false}
            to={({ partner_id }) => `/partners/show/${partner_id}`}
            empty={{ icon: FileSignature, text: ownTexts.noPartnerHasAcceptedSelfBilling }}
          />
          {editing && (
            <ActionDialog<SelfBillingSettings>
              title={ownTexts.selfBillingSettings}
              action={ownTexts.saveSettings}
              width={560}
              initial={row}
              onSubmit={(values) =>
                api('self_billing_settings', { method: 'PUT', body: { ...row, ...withoutEmpty(values) } })
              }
              onDone={() => {
                setEditing(false);
                void client.invalidateQueries({ queryKey: keys });
                void message.success(ownTexts.settingsSaved);
              }}
              onClose={() => setEditing(false)}
            >
              <SwitchField name="is_on" label={ownTexts.issueInvoicesInNamePartnersThat} />
              <TextField name="legal_name" label={ownTexts.legalNameYourCompany} />
              <TextField name="street" label={ownTexts.streetAndNumber} />
              <TextField name="postal_code" label={ownTexts.postalCode} />
              <TextField name="city" label={ownTexts.city} />
              <Field name="country" label={ownTexts.country}>
                <CountrySelect />
              </Field>
              <TextField name="vat_number" label={ownTexts.vatNumber} />
              <RateField
                name="vat_rate_ppm"
                label={ownTexts.vatRate}
                help={ownTexts.forPartnersYourCountryWithVat}
                max={500_000}
              />
              <TextField
                name="prefix"
                label={ownTexts.numbersStartWith}
                help={ownTexts.followedBySeriesPartnerAndNumber}
              />
              <MoneyField
                name="nec_threshold_minor"
                label={ownTexts.n1099NecFrom}
                help={ownTexts.usPersonsReportedFromThisTotal}
                currency="USD"
              />
              <LongTextField name="terms" label={ownTexts.termsThatPartnersAccept} max={5000} rows={6} />
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
