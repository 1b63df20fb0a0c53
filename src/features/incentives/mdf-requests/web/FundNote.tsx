import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import type { MdfFundForPartner } from '#features/incentives/mdf-funds/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import { MoneyItem } from '#web/inputs/MoneyInput.tsx';
import { formatRate } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { type MdfDeciders, mdfRequest, mdfRequestShare } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The fund that is chosen in the form. */
function useChosenFund(): MdfFundForPartner | undefined {
  const form = Form.useFormInstance();
  const id = Form.useWatch('fund_id', { form, preserve: true }) as string | undefined;
  return useOne<MdfFundForPartner>('mdf_funds', id).data;
}

/** The facts before a request: the money that is left, the company's share, and who decides by when. */
export function FundNote() {
  const { mode, program } = useSession();
  const form = Form.useFormInstance();
  const starts_on = Form.useWatch('starts_on', { form, preserve: true }) as string | undefined;
  const fund = useChosenFund();
  const deciders = useQuery({
    queryKey: ['mdf_requests', 'deciders'],
    queryFn: ({ signal }) => api<MdfDeciders>('mdf_requests/deciders', { signal }),
    enabled: mode === 'partner',
  });
  if (mode !== 'partner' || !fund || deciders.isPending) return null;
  const company = program?.company.name ?? '';
  const decider = deciders.data ? t.deciders(deciders.data, company) : company;
  return (
    <p role="status" style={{ marginBottom: 16, color: 'var(--text-2)' }}>
      {t.left}{' '}
      <strong style={{ color: 'var(--text)' }}>
        <Money minor={fund.available_minor} currency={fund.currency} />
      </strong>
      {'. '}
      {t.pays(company, formatRate(fund.participation_ppm), fund.currency)} {t.decides(decider)}{' '}
      {starts_on ? (
        <>
          {t.by} <DateText value={starts_on} />, {t.startDay}.
        </>
      ) : (
        t.beforeStart
      )}
    </p>
  );
}

/** Cost and amount in the currency of the fund, with the share that the company pays. */
export function Amounts() {
  const form = Form.useFormInstance();
  const cost = Form.useWatch('cost_minor', { form, preserve: true }) as number | null | undefined;
  const fund = useChosenFund();
  if (!fund)
    return (
      <Pair>
        <FieldInput of={mdfRequest.fields} name="cost_minor" />
        <FieldInput of={mdfRequest.fields} name="amount_minor" />
      </Pair>
    );
  const { currency } = fund;
  const { cost_minor, amount_minor } = mdfRequest.fields;
  const most = cost ? Math.min(mdfRequestShare(cost, fund.participation_ppm), fund.available_minor) : null;
  return (
    <Pair>
      <MoneyItem
        name="cost_minor"
        label={`${cost_minor.label} (${currency})`}
        currency={currency}
        rules={[{ required: true, message: t.costRequired }]}
      />
      <MoneyItem
        name="amount_minor"
        label={`${amount_minor.label} (${currency})`}
        currency={currency}
        extra={
          most === null ? (
            amount_minor.help
          ) : (
            <>
              {t.atMost} <Money minor={most} currency={currency} />. {t.emptyForAll}
            </>
          )
        }
      />
    </Pair>
  );
}
