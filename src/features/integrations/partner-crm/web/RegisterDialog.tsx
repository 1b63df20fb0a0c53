import { App, Checkbox, Form, Input } from 'antd';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { regionCurrency } from '#web/region.ts';
import { ApiError } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { CrmDeal, EnteredValues } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useRegister } from './useCrm.ts';

interface Values {
  title?: string;
  account_name?: string;
  account_website?: string;
  has_no_website?: boolean;
  country?: string | null;
  contact_name?: string;
  contact_email?: string;
  amount_minor?: number | null;
  currency?: string | null;
  expected_close_on?: string | null;
}

const names = [
  'title',
  'account_name',
  'country',
  'contact_name',
  'contact_email',
  'amount_minor',
  'currency',
  'expected_close_on',
] as const;

/** Only the values that differ from the CRM's, so that the others stay those of the CRM. */
function enteredOf(values: Values, deal: CrmDeal): EnteredValues {
  const changed = names.flatMap((name) => {
    const value = values[name];
    const next = typeof value === 'string' ? value.trim() : value;
    return next && next !== deal[name] ? [[name, next]] : [];
  });
  const website = values.account_website?.trim();
  return {
    ...Object.fromEntries(changed),
    ...(values.has_no_website && { account_website: null }),
    ...(!values.has_no_website && website && website !== deal.account_website && { account_website: website }),
  };
}

/** Registers one deal, with the values that the CRM lacks. */
export function RegisterDialog(props: { connection_id: string; deal: CrmDeal; onClose: () => void }) {
  const { connection_id, deal, onClose } = props;
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const currency = Form.useWatch('currency', form) ?? deal.currency ?? regionCurrency();
  const hasNoWebsite = Form.useWatch('has_no_website', form) ?? false;
  const register = useRegister(connection_id);
  const initial = Object.fromEntries(
    [...names, 'account_website' as const].flatMap((name) => (deal[name] === null ? [] : [[name, deal[name]]])),
  ) as Values;
  const submit = async (values: Values) => {
    const [result] = await register.mutateAsync({
      deals: [{ remote_id: deal.remote_id, values: enteredOf(values, deal) }],
    });
    if (result?.status !== 'registered')
      throw new ApiError(422, { message: result?.message ?? '', statusCode: 422, errors: result?.errors ?? {} });
  };
  const required = (name: string) => [{ required: true, message: t.isRequired(t.fields[name]) }];
  return (
    <ActionDialog<Values>
      title={t.dialogTitle(deal.title ?? deal.account_name ?? deal.remote_id)}
      action={t.register}
      text={t.dialogText}
      form={form}
      initial={initial}
      onSubmit={submit}
      onDone={() => {
        void message.success(t.registered(1));
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="account_name" label={t.fields.account_name} rules={required('account_name')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="account_website"
        label={t.fields.account_website}
        rules={hasNoWebsite ? [] : required('account_website')}
      >
        <Input maxLength={253} disabled={hasNoWebsite} />
      </Form.Item>
      <Form.Item name="has_no_website" valuePropName="checked">
        <Checkbox>{t.hasNoWebsite}</Checkbox>
      </Form.Item>
      <Form.Item name="country" label={t.fields.country} rules={required('country')}>
        <CountrySelect />
      </Form.Item>
      <Form.Item name="title" label={t.fields.title}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="contact_name" label={t.fields.contact_name}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="contact_email"
        label={t.fields.contact_email}
        rules={[...required('contact_email'), { type: 'email', message: t.enterEmailAddress }]}
      >
        <Input maxLength={254} />
      </Form.Item>
      <Form.Item name="currency" label={t.fields.currency} rules={required('currency')}>
        <CurrencySelect />
      </Form.Item>
      <MoneyItem
        name="amount_minor"
        label={t.fields.amount_minor}
        currency={currency}
        rules={required('amount_minor')}
      />
      <Form.Item name="expected_close_on" label={t.fields.expected_close_on} rules={required('expected_close_on')}>
        <DateInput />
      </Form.Item>
    </ActionDialog>
  );
}
