import { useQuery } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { sayable } from '#shared/text/labels.ts';
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

const models = sayable([
  { value: 'last', label: 'Last click' },
  { value: 'first', label: 'First click' },
  { value: 'position', label: 'Position: 40% first, 20% between, 40% last' },
  { value: 'manual', label: 'Manual: a team member decides' },
]);
const consent = sayable([
  { value: 'always', label: 'Set the cookie at once' },
  { value: 'ask', label: 'Wait until the visitor agrees' },
]);

const openDeal = sayable([
  { value: 'win', label: 'The sale wins the deal' },
  { value: 'new_deal', label: 'Create a new deal' },
  { value: 'review', label: 'A team member decides' },
]);
const wonDeal = sayable([
  { value: 'payment', label: 'The sale is the payment of the deal' },
  { value: 'renewal', label: 'Create a renewal' },
  { value: 'new_deal', label: 'Create a new deal' },
  { value: 'review', label: 'A team member decides' },
]);
const furtherSale = sayable([
  { value: 'renewal', label: 'Create a renewal' },
  { value: 'new_deal', label: 'Create a new deal' },
  { value: 'review', label: 'A team member decides' },
]);
const secondCustomer = sayable([
  { value: 'review', label: 'A team member decides' },
  { value: 'new_deal', label: 'Create a new deal' },
]);

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
      <Section title={t.links}>
        <Lines name="allowed_domains" label={t.allowedDomains} help={t.domainsHelp} />
        <Pair>
          <SwitchField name="partners_create" label={t.partnersCanCreateLinks} />
          <NumberField name="partner_link_limit" label={t.linksPerPartner} min={0} max={1000} required />
        </Pair>
      </Section>
      <Section title={t.attribution}>
        <OptionField
          name="model"
          label={t.model}
          options={models}
          required
          help={t.howClicksShareCreditRegistrationsAnd}
        />
        <NumberField
          name="window_days"
          label={t.windowInDays}
          min={1}
          max={730}
          required
          help={t.clicksOlderThanThisGetNo}
        />
        <SwitchField name="creates_leads" label={t.createLeadForEachSignUp} help={t.partnerThatBroughtItGetsFirst} />
      </Section>
      <Section title={t.salesKnownCustomers} text={t.salesHelp}>
        <OptionField name="sale_open_deal" label={t.customerHasOpenDeal} options={openDeal} required />
        <OptionField
          name="sale_won_deal"
          label={t.dealWasMarkedAsWonManually}
          options={wonDeal}
          required
          help={t.ifItHasSameAmountAnd}
        />
        <Pair>
          <NumberField name="sale_won_days" label={t.withinDays} min={0} max={730} required />
          <NumberField
            name="sale_amount_percent"
            label={t.amountsMayDifferBy}
            min={0}
            max={100}
            required
            help={t.salesThatDifferMoreReviewed}
          />
        </Pair>
        <OptionField name="sale_further" label={t.furtherInvoicesCustomer} options={furtherSale} required />
        <OptionField
          name="sale_second_customer"
          label={t.firstSaleAnotherCustomerSameAccount}
          options={secondCustomer}
          required
        />
      </Section>
      <Section title={t.privacy}>
        <OptionField name="consent_mode" label={t.cookie} options={consent} required />
        <SwitchField name="honors_privacy_signals" label={t.respectDoNotTrackSignalsBrowsers} />
        <NumberField
          name="retention_days"
          label={t.keepClicksForDays}
          min={30}
          max={1500}
          required
          help={t.dailyTotalsStay}
        />
      </Section>
      <Section title={t.riskReview}>
        <NumberField
          name="conversions_per_hour"
          label={t.leadsAndSalesPerPartnerAnd}
          min={1}
          max={100000}
          required
          help={t.moreThanThisOpensRiskCase}
        />
        <SwitchField name="holds_paid_search" label={t.reviewSalesFromPaidSearch} />
        <Lines name="allowed_campaigns" label={t.yourOwnCampaigns} help={t.campaignNamesOrIdsOnePer} />
        <Lines name="banned_sources" label={t.bannedSources} help={t.domainsOnePerLineSalesFrom} />
      </Section>
      {mayManage && (
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t.saveSettings}
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
