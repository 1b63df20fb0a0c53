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
import { useConversion } from './useConversion.ts';

/** New payout details replace those of the same currency and wait until the company has verified them. */
export function MethodForm({ onDone }: { onDone: () => void }) {
  const { mode, config } = useSession();
  return (
    <ResourceForm<PayoutMethod>
      resource="payout_methods"
      initial={{ currency: config.currency }}
      submit="Save"
      onDone={onDone}
      onCancel={onDone}
      also={['payout_items', 'payout_batches']}
    >
      <Alert
        type="info"
        showIcon
        style={{ marginBottom: 16 }}
        title={
          mode === 'partner'
            ? 'Your details are encrypted. Screens show only the last digits. Full details are visible only to the team that pays you, and each access is recorded. New details are verified with you before they are used.'
            : 'Details are encrypted. Lists show only the last digits, and each access to the full details is recorded. Another team member must verify them with the partner.'
        }
      />
      {mode === 'company' && <ReferenceField name="partner_id" label="Partner" resource="partners" required />}
      <Field name="currency" label="Payout currency" required>
        <CurrencySelect />
      </Field>
      <OptionField name="rail" label="Payment method" options={railOptions} required />
      <TextField name="holder_name" label="Account holder" required />
      <Field name="country" label="Account country">
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
      label="Use for other currencies"
      help="Earnings in currencies without their own details are converted and paid to this account."
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
      label="Account holder in Latin letters"
      help="As your bank writes it. Payment files have no other letters."
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
          <TextField name="details.routing_number" label="Routing number" help="Nine digits." required />
          <TextField name="details.account_number" label="Account number" required />
          <OptionField
            name="details.account_type"
            label="Account type"
            options={[
              { value: 'checking', label: 'Checking' },
              { value: 'savings', label: 'Savings' },
            ]}
            required
          />
          <LatinName required />
        </>
      );
    case 'bank_other':
      return (
        <>
          <TextField name="details.account_number" label="Account number" required />
          <TextField name="details.routing_number" label="Routing number" help="Nine digits, if the bank has one." />
          <TextField name="details.bank_name" label="Bank name" />
          <TextField name="details.bic" label="BIC" />
          <LatinName />
        </>
      );
    case 'paypal':
      return <EmailField name="details.email" label="PayPal email" required />;
    case 'stripe_connect':
      return (
        <TextField
          name="details.stripe_account"
          label="Stripe account"
          help="The id of the account that is connected to the company’s Stripe platform, such as acct_1Nv0FGQ9RKHgCVdK."
          required
        />
      );
    case 'external':
      return (
        <LongTextField
          name="details.instructions"
          label="Payment instructions"
          help="Encrypted like all payout details."
          max={1000}
          required
        />
      );
    default:
      return null;
  }
}
