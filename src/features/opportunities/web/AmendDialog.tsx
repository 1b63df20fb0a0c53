import { Alert, App, Form, Modal } from 'antd';
import { useState } from 'react';
import { ApiError } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import type { Opportunity } from '../schema.ts';
import { AmendmentReason } from './AmendmentReason.tsx';
import { useDealWrite } from './useDealWrite.ts';
import { today } from './words.ts';

interface AmendDialogProps {
  deal: Opportunity;
  /** The amount follows its lines: they are amended instead. */
  hasLines: boolean;
  onDone: () => void;
}

/** Amount and day of a won deal; lines and split are amended on their tabs. */
export function AmendDialog({ deal, hasLines, onDone }: AmendDialogProps) {
  const { message } = App.useApp();
  const write = useDealWrite(deal.id);
  const [amount, setAmount] = useState(deal.amount_minor);
  const [closed, setClosed] = useState(deal.closed_on);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});

  const send = async () => {
    if (!reason.trim()) return setErrors({ reason: ['Say why it is amended'] });
    const body = {
      reason,
      row_version: deal.row_version,
      ...(amount !== deal.amount_minor && { amount_minor: amount }),
      ...(closed && closed !== deal.closed_on && { closed_on: closed }),
    };
    try {
      await write.mutateAsync({ method: 'POST', what: 'amend', body });
      message.success('Amended');
      onDone();
    } catch (error) {
      const byField = error instanceof ApiError ? error.errors : {};
      setErrors(Object.keys(byField).length > 0 ? byField : { '': [(error as Error).message] });
    }
  };
  const status = (field: string) => ({
    validateStatus: errors[field] ? ('error' as const) : undefined,
    help: errors[field]?.join(' '),
  });

  return (
    <Modal
      open
      title="Amend the won deal"
      width={460}
      okText="Amend"
      confirmLoading={write.isPending}
      okButtonProps={{ disabled: amount === deal.amount_minor && closed === deal.closed_on }}
      onOk={send}
      onCancel={onDone}
    >
      <Form layout="vertical" component="div">
        {errors[''] && <Alert type="error" showIcon title={errors[''].join(' ')} style={{ marginBottom: 16 }} />}
        <Form.Item
          label="Amount"
          htmlFor="amend-amount"
          extra={hasLines ? 'It follows the lines: amend those on their tab.' : undefined}
          {...status('amount_minor')}
        >
          <MoneyInput
            id="amend-amount"
            currency={deal.currency}
            value={amount}
            onChange={setAmount}
            disabled={hasLines}
          />
        </Form.Item>
        <Form.Item
          label="Won on"
          htmlFor="amend-day"
          extra="Decides which rules, tiers and periods apply."
          {...status('closed_on')}
        >
          <DateInput id="amend-day" value={closed} onChange={setClosed} min={deal.opened_on} max={today()} />
        </Form.Item>
        <AmendmentReason value={reason} onChange={setReason} problem={errors.reason?.[0]} />
      </Form>
    </Modal>
  );
}
