import { useMutation } from '@tanstack/react-query';
import { App, Button, Form } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import type { LeadRule, SimulationResult } from '../../rules.schema.ts';
import { criteria } from '../../scoring.schema.ts';
import { texts as t } from '../texts.ts';
import { criterionLabels } from '../words.ts';
import { texts as ownTexts } from './texts.ts';

export default function LeadSimulator() {
  const rules = useList<LeadRule>('lead_rules', {
    filters: [],
    sort: [{ field: 'order', descending: false }],
    start: 0,
    end: 100,
  });
  return (
    <>
      <PageHeader title={ownTexts.leadSimulator} />
      <Loaded query={rules}>{({ rows }) => <Simulator rules={rows} />}</Loaded>
    </>
  );
}

interface Draft {
  id?: string;
  last: number;
  weights: Record<string, number>;
  max_open_leads: number;
}

function Simulator({ rules }: { rules: readonly LeadRule[] }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Draft>();
  const first = rules[0];
  const [result, setResult] = useState<SimulationResult | null>(null);
  const run = useMutation({
    mutationFn: ({ id, last, weights, max_open_leads }: Draft) =>
      api<SimulationResult>('lead_rules/simulate', {
        method: 'POST',
        body: { last, rules: [{ ...(id && { id }), weights, max_open_leads }] },
      }),
    onSuccess: setResult,
    onError: (error) => void message.error(error.message),
  });
  const choose = (id: string) => {
    const rule = rules.find((one) => one.id === id);
    if (rule) form.setFieldsValue({ weights: rule.weights, max_open_leads: rule.max_open_leads });
  };
  return (
    <>
      <Card title={ownTexts.draftRule}>
        <p className="meta" style={{ marginBottom: 16 }}>
          {t.simulated}
        </p>
        <PlainForm<Draft>
          form={form}
          initialValues={{
            id: first?.id,
            last: 50,
            weights: first?.weights ?? { territory: 30, capacity: 20, fairness: 20 },
            max_open_leads: first?.max_open_leads ?? 10,
          }}
          onFinish={(values) => run.mutate(values)}
        >
          <Form.Item name="id" label={ownTexts.startFrom}>
            <Select options={rules.map(({ id, name }) => ({ value: id, label: name }))} onChange={choose} allowClear />
          </Form.Item>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '0 16px' }}>
            {criteria.map((key) => (
              <Form.Item key={key} name={['weights', key]} label={criterionLabels[key]}>
                <NumberInput min={0} max={100} />
              </Form.Item>
            ))}
            <Form.Item name="max_open_leads" label={ownTexts.maximumOpenLeads}>
              <NumberInput min={1} max={10_000} />
            </Form.Item>
            <Form.Item name="last" label={ownTexts.numberRecentLeads}>
              <NumberInput min={1} max={200} />
            </Form.Item>
          </div>
          <Button type="primary" htmlType="submit" loading={run.isPending}>
            {ownTexts.runSimulation}
          </Button>
        </PlainForm>
      </Card>
      {result && <Result result={result} />}
    </>
  );
}

function Result({ result }: { result: SimulationResult }) {
  return (
    <>
      <Card title={ownTexts.wouldGoElsewhere(result.changed, result.leads.length)}>
        <ScrollTable label={ownTexts.leadsByPartner}>
          <thead>
            <tr>
              <th>{ownTexts.partner}</th>
              <th style={{ textAlign: 'right' }}>{ownTexts.got}</th>
              <th style={{ textAlign: 'right' }}>{ownTexts.wouldGet}</th>
            </tr>
          </thead>
          <tbody>
            {result.partners.map(({ id, name, actual, simulated }) => (
              <tr key={id}>
                <td>{name}</td>
                <td style={{ textAlign: 'right' }}>{actual}</td>
                <td style={{ textAlign: 'right' }}>{simulated}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </Card>
      <Card title={ownTexts.leadByLead}>
        <ScrollTable label={ownTexts.leads}>
          <thead>
            <tr>
              <th>{ownTexts.lead}</th>
              <th>{ownTexts.received}</th>
              <th>{ownTexts.gotIt}</th>
              <th>{ownTexts.wouldGetIt}</th>
              <th>{ownTexts.why}</th>
            </tr>
          </thead>
          <tbody>
            {result.leads.map((lead) => (
              <tr key={lead.lead_id}>
                <td>
                  <Link to={`/leads/show/${lead.lead_id}`}>{lead.name}</Link>
                </td>
                <td>
                  <DateText value={lead.received_at} />
                </td>
                <td>{lead.actual?.name ?? '–'}</td>
                <td>{lead.simulated?.name ?? '–'}</td>
                <td>{lead.explanation}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </Card>
    </>
  );
}
