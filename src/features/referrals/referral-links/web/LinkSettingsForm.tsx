import { useQuery } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { NumberField, OptionField, SwitchField } from '#web/resource/form/fields.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { Pair, Section } from '#web/resource/form/ResourceForm.tsx';
import { useCan } from '#web/session/session.tsx';
import type { LinkSettings } from '../schema.ts';
import css from './links.module.css';
import { texts as t } from './texts.ts';

const lists = ['allowed_domains', 'banned_sources', 'allowed_campaigns'] as const;
type Values = Omit<LinkSettings, (typeof lists)[number]> & Record<(typeof lists)[number], string>;

const models = [
  { value: 'last', label: 'Last click' },
  { value: 'first', label: 'First click' },
  { value: 'position', label: 'Position: 40% first, 20% between, 40% last' },
  { value: 'manual', label: 'Manual: a team member decides' },
];
const consent = [
  { value: 'always', label: 'Set the cookie at once' },
  { value: 'ask', label: 'Wait until the visitor agrees' },
];

const openDeal = [
  { value: 'win', label: 'The sale wins the deal' },
  { value: 'new_deal', label: 'Create a new deal' },
  { value: 'review', label: 'A team member decides' },
];
const wonDeal = [
  { value: 'payment', label: 'The sale is the payment of the deal' },
  { value: 'renewal', label: 'Create a renewal' },
  { value: 'new_deal', label: 'Create a new deal' },
  { value: 'review', label: 'A team member decides' },
];
const furtherSale = [
  { value: 'renewal', label: 'Create a renewal' },
  { value: 'new_deal', label: 'Create a new deal' },
  { value: 'review', label: 'A team member decides' },
];
const secondCustomer = [
  { value: 'review', label: 'A team member decides' },
  { value: 'new_deal', label: 'Create a new deal' },
];

export function LinkSettingsForm() {
  const settings = useQuery({
    queryKey: ['referral_link_settings'],
    queryFn: ({ signal }) => api<LinkSettings>('referral_link_settings', { signal }),
  });
  return <Loaded query={settings}>{(row) => <Fields row={row} />}</Loaded>;
}

function Fields({ row }: { row: LinkSettings }) {
  const { message } = App.useApp();
  const mayManage = useCan('referral_links', 'manage');
  const [form] = Form.useForm<Values>();
  const save = useWrite<object, LinkSettings>(
    'referral_link_settings',
    (body) => api('referral_link_settings', { method: 'PATCH', body }),
    [],
  );
  const initial = {
    ...row,
    ...Object.fromEntries(lists.map((key) => [key, row[key].join('\n')])),
  } as unknown as Values;
  const submit = async (values: Values) => {
    const split = (text: string) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];
    try {
      await save.mutateAsync({ ...values, ...Object.fromEntries(lists.map((key) => [key, split(values[key] ?? '')])) });
      message.success(t.saved);
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  return (
    <PlainForm<Values>
      form={form}
      initialValues={initial}
      onFinish={submit}
      disabled={!mayManage}
      className={css.settings}
    >
      <Section title="Links">
        <Lines name="allowed_domains" label="Allowed domains" help={t.domainsHelp} />
        <Pair>
          <SwitchField name="partners_create" label="Partners can create links" />
          <NumberField name="partner_link_limit" label="Links per partner" min={0} max={1000} required />
        </Pair>
      </Section>
      <Section title="Attribution">
        <OptionField
          name="model"
          label="Model"
          options={models}
          required
          help="How clicks share the credit. Registrations and coupons come first."
        />
        <NumberField
          name="window_days"
          label="Window in days"
          min={1}
          max={730}
          required
          help="Clicks older than this get no credit."
        />
        <SwitchField
          name="creates_leads"
          label="Create a lead for each sign-up"
          help="The partner that brought it gets the first offer. Sign-ups under risk review are left out."
        />
      </Section>
      <Section title="Sales of known customers" text={t.salesHelp}>
        <OptionField name="sale_open_deal" label="The customer has an open deal" options={openDeal} required />
        <OptionField
          name="sale_won_deal"
          label="A deal was marked as won manually"
          options={wonDeal}
          required
          help="If it has the same amount and no tracked sale yet."
        />
        <Pair>
          <NumberField name="sale_won_days" label="Within days" min={0} max={730} required />
          <NumberField
            name="sale_amount_percent"
            label="Amounts may differ by (%)"
            min={0}
            max={100}
            required
            help="Sales that differ more are reviewed."
          />
        </Pair>
        <OptionField name="sale_further" label="Further invoices of a customer" options={furtherSale} required />
        <OptionField
          name="sale_second_customer"
          label="First sale of another customer of the same account"
          options={secondCustomer}
          required
        />
      </Section>
      <Section title="Privacy">
        <OptionField name="consent_mode" label="Cookie" options={consent} required />
        <SwitchField name="honors_privacy_signals" label="Respect “do not track” signals of browsers" />
        <NumberField
          name="retention_days"
          label="Keep clicks for days"
          min={30}
          max={1500}
          required
          help="Daily totals stay."
        />
      </Section>
      <Section title="Risk review">
        <NumberField
          name="conversions_per_hour"
          label="Leads and sales per partner and hour"
          min={1}
          max={100000}
          required
          help="More than this opens a risk case."
        />
        <SwitchField name="holds_paid_search" label="Review sales from paid search" />
        <Lines
          name="allowed_campaigns"
          label="Your own campaigns"
          help="Campaign names or IDs, one per line. They are not reviewed."
        />
        <Lines
          name="banned_sources"
          label="Banned sources"
          help="Domains, one per line. Sales from them are reviewed."
        />
      </Section>
      {mayManage && (
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save settings
        </Button>
      )}
    </PlainForm>
  );
}

function Lines({ name, label, help }: { name: (typeof lists)[number]; label: string; help: string }) {
  return (
    <Form.Item name={name} label={label} extra={help}>
      <Input.TextArea rows={3} />
    </Form.Item>
  );
}
