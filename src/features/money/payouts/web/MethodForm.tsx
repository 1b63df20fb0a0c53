import { Alert, Form } from 'antd';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import {
  EmailField,
  Field,
  LongTextField,
  OptionField,
  ReferenceField,
  SwitchField,
  TextField,
} from '#web/resource/fields.tsx';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
import { useList } from '#web/resource/useResource.ts';
import { useSession } from '#web/session.tsx';
import type { PayoutMethod, Rail } from '../methods.schema.ts';
import { useConversion } from './useConversion.ts';
import { railOptions } from './words.ts';

/** Where the money goes. New details replace those of the same currency and wait until the company has verified them. */
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
            ? 'Details are encrypted. Screens show only their end; the people who pay you see them whole, and each look is recorded. Nobody is paid to new details before they were checked with you.'
            : 'Details are encrypted; lists show only their end, and each look at the whole is recorded. Somebody else than you verifies them with the partner.'
        }
      />
      {mode === 'company' && <ReferenceField name="partner_id" label="Partner" resource="partners" required />}
      <Field name="currency" label="For payouts in" required>
        <CurrencySelect />
      </Field>
      <OptionField name="rail" label="Way of paying" options={railOptions} required />
      <TextField name="holder_name" label="Account holder" required />
      <Field name="country" label="Country of the account">
        <CountrySelect />
      </Field>
      <Details />
      <OtherCurrencies />
    </ResourceForm>
  );
}

/** Asked of a first account only: of one that is changed it stays as it was, and is said beside it. */
function OtherCurrencies() {
  const isOffered = useConversion().data?.is_offered;
  const { mode } = useSession();
  const currency = Form.useWatch('currency') as string | undefined;
  const partner = Form.useWatch('partner_id') as string | undefined;
  const known = useList<PayoutMethod>(
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
  if (!isOffered || known.data?.total) return null;
  return (
    <SwitchField
      name="is_default"
      label="Also for other currencies"
      help="What is earned in currencies without details of their own is converted and paid to this account."
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
        </>
      );
    case 'bank_ach':
      return (
        <>
          <TextField name="details.routing_number" label="Routing number" help="Nine digits." required />
          <TextField name="details.account_number" label="Account number" required />
          <OptionField
            name="details.account_type"
            label="Kind of account"
            options={[
              { value: 'checking', label: 'Checking' },
              { value: 'savings', label: 'Savings' },
            ]}
            required
          />
        </>
      );
    case 'bank_other':
      return (
        <>
          <TextField name="details.account_number" label="Account number" required />
          <TextField name="details.routing_number" label="Routing number" help="Nine digits, where the bank has one." />
          <TextField name="details.bank_name" label="Bank" />
          <TextField name="details.bic" label="BIC" />
        </>
      );
    case 'paypal':
      return <EmailField name="details.email" label="PayPal address" required />;
    case 'external':
      return (
        <LongTextField
          name="details.instructions"
          label="How it is paid"
          help="Encrypted like the rest."
          max={1000}
          required
        />
      );
    default:
      return null;
  }
}
