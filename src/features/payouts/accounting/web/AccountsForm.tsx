import { useQuery } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { accountNames } from '#features/payouts/ledger/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { regionLocale } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useCan } from '#web/session/session.tsx';
import { accountsOfChart, charts } from '../charts.ts';
import {
  type AccountingSetup,
  type AccountingSetupInput,
  hasBills,
  type MappedAccount,
  systemNames,
  systems,
} from '../schema.ts';
import css from './Accounting.module.css';
import { texts as t } from './texts.ts';

const labels = t.fields;
const monthOptions = () =>
  Array.from({ length: 12 }, (_, index) => ({
    value: index + 1,
    label: new Intl.DateTimeFormat(regionLocale(), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, index, 1)),
  }));

export function AccountsForm() {
  const setup = useQuery({
    queryKey: ['accounting_exports', 'setup'],
    queryFn: ({ signal }) => api<AccountingSetup>('accounting_setup', { signal }),
  });
  return <Loaded query={setup}>{(row) => <SetupForm setup={row} />}</Loaded>;
}

function SetupForm({ setup }: { setup: AccountingSetup }) {
  const { message } = App.useApp();
  const sayFailure = useErrorMessage();
  const mayChange = useCan('accounting_exports', 'manage');
  const [form, setForm] = useState<AccountingSetupInput>(() => {
    const { base_currency: _, ...rest } = setup;
    return rest;
  });
  const save = useWrite<AccountingSetupInput, AccountingSetup>('accounting_exports', (body) =>
    api<AccountingSetup>('accounting_setup', { method: 'PUT', body }),
  );
  const set = (change: Partial<AccountingSetupInput>) => setForm((before) => ({ ...before, ...change }));
  const setAccount = (account: MappedAccount) =>
    set({ accounts: form.accounts.map((one) => (one.account === account.account ? account : one)) });
  const submit = () =>
    save
      .mutateAsync(form)
      .then(() => message.success(t.saved))
      .catch(sayFailure);
  return (
    <PlainForm disabled={!mayChange} onFinish={submit} className={css.stack}>
      <Card title={t.setup}>
        <div className={css.fields}>
          <Form.Item label={t.system} htmlFor="system">
            <Select
              id="system"
              value={form.system}
              onChange={(system) => set({ system })}
              options={systems.map((value) => ({ value, label: systemNames[value] }))}
            />
          </Form.Item>
          <SystemFields form={form} set={set} />
        </div>
      </Card>
      <Card title={t.accountsTab}>
        <div className={css.fields}>
          <Form.Item label={t.startFrom} htmlFor="chart" extra={t.startFromHelp}>
            <Select
              id="chart"
              value={null}
              placeholder={t.fields.datev_chart}
              onChange={(key: string | null) => {
                const chart = charts.find((one) => one.key === key);
                if (chart) set({ accounts: accountsOfChart(chart) });
              }}
              options={charts.map(({ key, name }) => ({ value: key, label: name }))}
            />
          </Form.Item>
        </div>
        {form.accounts.map((account) => {
          const title = accountNames[account.account];
          return (
            <div key={account.account} className={css.account}>
              <span>{title}</span>
              <Input
                value={account.number}
                maxLength={20}
                placeholder={t.number}
                aria-label={t.numberOf(title)}
                onChange={({ target }) => setAccount({ ...account, number: target.value })}
              />
              <Input
                value={account.name}
                maxLength={150}
                placeholder={t.name}
                aria-label={t.nameOf(title)}
                onChange={({ target }) => setAccount({ ...account, name: target.value })}
              />
            </div>
          );
        })}
      </Card>
      {mayChange && (
        <div>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t.save}
          </Button>
        </div>
      )}
    </PlainForm>
  );
}

interface SystemFieldsProps {
  form: AccountingSetupInput;
  set: (change: Partial<AccountingSetupInput>) => void;
}

/** The values other than accounts that the chosen system needs. */
function SystemFields({ form, set }: SystemFieldsProps) {
  return (
    <>
      {form.system === 'xero' && (
        <Form.Item label={labels.xero_tax_rate} htmlFor="xero_tax_rate" extra={labels.xero_tax_rate_help}>
          <Input
            id="xero_tax_rate"
            value={form.xero_tax_rate}
            maxLength={100}
            required
            onChange={({ target }) => set({ xero_tax_rate: target.value })}
          />
        </Form.Item>
      )}
      {form.system === 'netsuite' && (
        <Form.Item label={labels.netsuite_subsidiary} htmlFor="subsidiary" extra={labels.netsuite_subsidiary_help}>
          <Input
            id="subsidiary"
            value={form.netsuite_subsidiary}
            maxLength={100}
            onChange={({ target }) => set({ netsuite_subsidiary: target.value })}
          />
        </Form.Item>
      )}
      {hasBills(form.system) && (
        <Form.Item label={labels.bill_account} htmlFor="bill_account" extra={labels.bill_account_help}>
          <Select
            id="bill_account"
            value={form.bill_account}
            onChange={(bill_account) => set({ bill_account })}
            options={(['cash:clearing', 'expense:commission'] as const).map((value) => ({
              value,
              label: accountNames[value],
            }))}
          />
        </Form.Item>
      )}
      {form.system === 'datev' && (
        <>
          <Form.Item label={labels.datev_consultant} htmlFor="consultant">
            <NumberInput
              id="consultant"
              min={1001}
              max={9_999_999}
              value={form.datev_consultant}
              onChange={(value) => set({ datev_consultant: value ?? null })}
            />
          </Form.Item>
          <Form.Item label={labels.datev_client} htmlFor="client">
            <NumberInput
              id="client"
              min={1}
              max={99_999}
              value={form.datev_client}
              onChange={(value) => set({ datev_client: value ?? null })}
            />
          </Form.Item>
          <Form.Item label={labels.datev_account_length} htmlFor="length">
            <NumberInput
              id="length"
              min={4}
              max={8}
              value={form.datev_account_length}
              onChange={(value) => set({ datev_account_length: value ?? 4 })}
            />
          </Form.Item>
          <Form.Item label={labels.datev_chart} htmlFor="datev_chart">
            <Select
              id="datev_chart"
              value={form.datev_chart}
              onChange={(datev_chart) => set({ datev_chart })}
              options={t.datevCharts as { value: AccountingSetupInput['datev_chart']; label: string }[]}
            />
          </Form.Item>
          <Form.Item label={labels.fiscal_year_starts} htmlFor="fiscal">
            <Select
              id="fiscal"
              value={form.fiscal_year_starts}
              onChange={(fiscal_year_starts) => set({ fiscal_year_starts })}
              options={monthOptions()}
            />
          </Form.Item>
        </>
      )}
    </>
  );
}
