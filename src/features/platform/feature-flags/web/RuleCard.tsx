import { Button, Form } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { FlagRule } from '#shared/access/flags.ts';
import { Card } from '#web/components/Card.tsx';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { roleOptions } from './words.ts';

interface RuleCardProps {
  number: number;
  rule: FlagRule;
  onChange: (rule: FlagRule) => void;
  onRemove: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

/** One rule: if all its conditions match, its share of companies or people gets its value. */
export function RuleCard({ number, rule, onChange, onRemove, onUp, onDown }: RuleCardProps) {
  const id = useId();
  const set = (fields: Partial<FlagRule>) => onChange({ ...rule, ...fields });
  return (
    <Card
      title={`Rule ${number}`}
      actions={
        <span>
          <Button
            type="text"
            icon={<ArrowUp size={16} />}
            aria-label={`Move rule ${number} up`}
            disabled={!onUp}
            onClick={onUp}
          />
          <Button
            type="text"
            icon={<ArrowDown size={16} />}
            aria-label={`Move rule ${number} down`}
            disabled={!onDown}
            onClick={onDown}
          />
          <Button
            type="text"
            danger
            icon={<Trash size={16} />}
            aria-label={`Remove rule ${number}`}
            onClick={onRemove}
          />
        </span>
      }
    >
      <PlainForm component="div">
        <Pair>
          <Form.Item label="Companies" htmlFor={`${id}companies`} extra="Leave empty for every company.">
            <ReferenceSelect
              id={`${id}companies`}
              multiple
              resource="superadmin/companies"
              value={rule.organizations}
              onChange={(organizations) => set({ organizations })}
            />
          </Form.Item>
          <Form.Item label="Roles" htmlFor={`${id}roles`} extra="Leave empty for every role.">
            <Select
              id={`${id}roles`}
              mode="multiple"
              value={rule.roles}
              onChange={(roles) => set({ roles })}
              options={roleOptions}
              style={{ width: '100%' }}
            />
          </Form.Item>
        </Pair>
        <Pair>
          <Form.Item
            label="Share"
            htmlFor={`${id}share`}
            extra="The selection stays the same when you increase the share."
          >
            <NumberInput
              id={`${id}share`}
              min={0}
              max={100}
              decimals={2}
              suffix="%"
              value={rule.rollout_ppm / 10_000}
              onChange={(percent) => set({ rollout_ppm: Math.round((percent ?? 0) * 10_000) })}
            />
          </Form.Item>
          <Form.Item label="Share of" htmlFor={`${id}of`}>
            <Select
              id={`${id}of`}
              value={rule.stickiness}
              onChange={(stickiness) => set({ stickiness })}
              options={[
                { value: 'organization', label: 'Companies (everyone in a company gets the same)' },
                { value: 'user', label: 'People' },
              ]}
            />
          </Form.Item>
        </Pair>
        <Pair>
          <Form.Item label="From" htmlFor={`${id}from`}>
            <InstantInput id={`${id}from`} value={rule.starts_at} onChange={(starts_at) => set({ starts_at })} />
          </Form.Item>
          <Form.Item label="Until" htmlFor={`${id}until`}>
            <InstantInput id={`${id}until`} value={rule.ends_at} onChange={(ends_at) => set({ ends_at })} />
          </Form.Item>
        </Pair>
        <Form.Item label="Value" htmlFor={`${id}state`} style={{ marginBottom: 0 }}>
          <Select
            id={`${id}state`}
            value={rule.is_on}
            onChange={(is_on) => set({ is_on })}
            options={[
              { value: true, label: 'On' },
              { value: false, label: 'Off' },
            ]}
            style={{ maxWidth: 200 }}
          />
        </Form.Item>
      </PlainForm>
    </Card>
  );
}
