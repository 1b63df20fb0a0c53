import { Alert, Form } from 'antd';
import type { Rail } from '#features/payouts/payouts/rail.schema.ts';
import { railOptions } from '#features/payouts/payouts/rail.schema.ts';
import { unwritable } from '#shared/text/latin.ts';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import {
  EmailField,
  Field,
  LongTextField,
  OptionField,
  ReferenceField,
  SwitchField,
  TextField,
} from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import type { PayoutMethod } from '../schema.ts';
import { texts } from './texts.ts';
import { useConversion } from './useConversion.ts';

/** New payout details replace those of the same currency and wait until the company has verified them. */
export function MethodForm({ onDone }: { onDone: () => void }) {
  const { mode, config } = useSession();
  return (
    <ResourceForm<PayoutMethod>
      resource="payout_methods"
      initial={{ currency: config.currency }}
      submit={texts.save}
      onDone={onDone}
      onCancel={onDone}
      also={['payout_items', 'payout_batches']}
    >
      <Alert
        type="info"
        showIcon
        style={{ marginBottom: 16 }}
        title={mode === 'partner' ? texts.yourDetailsEncryptedScreensShowOnly : texts.detailsEncryptedListsShowOnlyLast}
      />
      {mode === 'company' && <ReferenceField name="partner_id" label={texts.partner} resource="partners" required />}
      <Field name="currency" label={texts.payoutCurrency} required>
        <CurrencySelect />
      </Field>
      <OptionField name="rail" label={texts.paymentMethod} options={railOptions} required />
      <TextField name="holder_name" label={texts.accountHolder} required />
      <Field name="country" label={texts.accountCountry}>
        <CountrySelect />
      </Field>
      <Details />
      <OtherCurrencies />
    </ResourceForm>
  );
}

/** Offered for the first account of a currency only; later it is changed in the list. */
function OtherCurrencies() {
  const isOffered = useConversion().data?.is_offered;
  const { mode } = useSession();
  const currency = Form.useWatch('currency') as string | undefined;
  const partner = Form.useWatch('partner_id') as string | undefined;
  const existing = useList<PayoutMethod>(
    'payout_methods',
    {
      filters: [
        { field: 'status', operator: 'ne', values: ['disabled'] },
        { field: 'currency', operator: 'eq', values: [currency ?? ''] },
        ...(mode === 'company' ? [{ field: 'partner_id', operator: 'eq' as const, values: [partner ?? ''] }] : []),
      ],
      start: 0,
      end: 1,
    },
    { enabled: Boolean(isOffered && currency && (mode === 'partner' || partner)) },
  );
  if (!isOffered || existing.data?.total) return null;
  return (
    <SwitchField
      name="is_default"
      label={texts.usingForOtherCurrencies}
      help={texts.earningsInCurrenciesWithoutTheirOwn}
    />
  );
}

/** Files of banks carry Latin letters only, so a name in another script is asked for twice. */
function LatinName({ required = false }: { required?: boolean }) {
  const holder = Form.useWatch('holder_name') as string | undefined;
  if (!unwritable(holder ?? '')) return null;
  return (
    <TextField
      name="details.latin_name"
      label={texts.accountHolderInLatinLetters}
      help={texts.asYourBankWritesItPayment}
      max={70}
      required={required}
    />
  );
}

function Details() {
  const rail = Form.useWatch('rail') as Rail | undefined;
  switch (rail) {
    case 'bank_sepa':
      return (
        <>
          <TextField name="details.iban" label="IBAN" required />
          <TextField name="details.bic" label="BIC" />
          <LatinName required />
        </>
      );
    case 'bank_ach':
      return (
        <>
          <TextField name="details.routing_number" label={texts.routingNumber} help={texts.nineDigits} required />
          <TextField name="details.account_number" label={texts.accountNumber} required />
          <OptionField
            name="details.account_type"
            label={texts.accountType}
            options={[
              { value: 'checking', label: texts.checking },
              { value: 'savings', label: texts.savings },
            ]}
            required
          />
          <LatinName required />
        </>
      );
    case 'bank_other':
      return (
        <>
          <TextField name="details.account_number" label={texts.accountNumber} required />
          <TextField name="details.routing_number" label={texts.routingNumber} help={texts.nineDigitsIfBankHasOne} />
          <TextField name="details.bank_name" label={texts.bankName} />
          <TextField name="details.bic" label="BIC" />
          <LatinName />
        </>
      );
    case 'paypal':
      return <EmailField name="details.email" label={texts.paypalEmail} required />;
    case 'stripe_connect':
      return (
        <TextField
          name="details.stripe_account"
          label={texts.stripeAccount}
          help={texts.idAccountThatConnectedToCompanys}
          required
        />
      );
    case 'external':
      return (
        <LongTextField
          name="details.instructions"
          label={texts.paymentInstructions}
          help={texts.encryptedLikeAllPayoutDetails}
          max={1000}
          required
        />
      );
    default:
      return null;
  }
}
