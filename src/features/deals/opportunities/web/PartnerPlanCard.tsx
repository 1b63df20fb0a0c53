import { Alert, App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useCan } from '#web/session/session.tsx';
import type { OpportunityForPartner, PartnerPlan } from '../schema.ts';
import { texts } from './texts.ts';
import { useDealWrite } from './useDealWrite.ts';

const planned = ['next_step', 'next_step_on', 'expected_close_on'] as const;
type Plan = Pick<OpportunityForPartner, (typeof planned)[number]>;

/** In a resale deal the partner edits this; otherwise it shows the company's plan. */
export function PartnerPlanCard({ deal }: { deal: OpportunityForPartner }) {
  const mayPlan = useCan('opportunities', 'manage') && deal.motion === 'resale';
  const { message } = App.useApp();
  const write = useDealWrite(deal.id);
  const [opened, setOpened] = useState<OpportunityForPartner | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [form] = Form.useForm<Plan>();
  const [isChanged, setChanged] = useState(false);
  useUnsavedWarning(isChanged && opened !== null && !write.isPending);
  const open = (begun: OpportunityForPartner | null) => {
    setOpened(begun);
    setFailure(null);
    setChanged(false);
  };

  const save = async (values: Plan) => {
    // Other changes to the deal in the meantime are no conflict.
    const isAsOpened = planned.every((field) => deal[field] === opened?.[field]);
    const body: PartnerPlan = {
      next_step: values.next_step?.trim() || null,
      next_step_on: values.next_step_on ?? null,
      expected_close_on: values.expected_close_on ?? null,
      row_version: (isAsOpened ? deal : opened)?.row_version,
    };
    try {
      await write.mutateAsync({ method: 'PATCH', what: 'plan', body });
      open(null);
      message.success(texts.saved);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };

  if (!opened) {
    const isEmpty = !deal.next_step && !deal.next_step_on && !deal.expected_close_on;
    return (
      <Card title={texts.nextStep} actions={mayPlan && <Button onClick={() => open(deal)}>{texts.edit}</Button>}>
        {isEmpty ? (
          <p style={{ color: 'var(--text-2)' }}>{texts.noNextStep}</p>
        ) : (
          <Facts
            rows={[
              [texts.nextStep, deal.next_step],
              [texts.dueDate, deal.next_step_on && <DateText key="n" value={deal.next_step_on} />],
              [texts.expectedClose, deal.expected_close_on && <DateText key="e" value={deal.expected_close_on} />],
            ]}
          />
        )}
      </Card>
    );
  }
  return (
    <Card title={texts.nextStep}>
      {failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} role="alert" />}
      <PlainForm<Plan>
        form={form}
        initialValues={opened}
        onFinish={save}
        onValuesChange={() => setChanged(true)}
        style={{ maxWidth: 480 }}
      >
        <Form.Item name="next_step" label={texts.nextStep}>
          <Input maxLength={500} autoFocus />
        </Form.Item>
        <ErrorItem name="next_step_on" label={texts.dueDate}>
          <DateInput />
        </ErrorItem>
        <ErrorItem name="expected_close_on" label={texts.expectedClose}>
          <DateInput />
        </ErrorItem>
        <Button type="primary" htmlType="submit" loading={write.isPending}>
          {texts.save}
        </Button>{' '}
        <Button onClick={() => open(null)}>{texts.cancel}</Button>
      </PlainForm>
    </Card>
  );
}
