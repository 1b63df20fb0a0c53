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
import { texts } from './texts.ts';
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
      title={texts.rule(number)}
      actions={
        <span>
          <Button
            type="text"
            icon={<ArrowUp size={16} />}
            aria-label={texts.moveRuleUp(number)}
            disabled={!onUp}
            onClick={onUp}
          />
          <Button
            type="text"
            icon={<ArrowDown size={16} />}
            aria-label={texts.moveRuleDown(number)}
            disabled={!onDown}
            onClick={onDown}
          />
          <Button
            type="text"
            danger
            icon={<Trash size={16} />}
            aria-label={texts.removeRule(number)}
            onClick={onRemove}
          />
        </span>
      }
    >
      <PlainForm component="div">
        <Pair>
          <Form.Item label={texts.companies} htmlFor={`${id}companies`} extra={texts.leaveEmptyForEveryCompany}>
            <ReferenceSelect
              id={`${id}companies`}
              multiple
              resource="superadmin/companies"
              value={rule.organizations}
              onChange={(organizations) => set({ organizations })}
            />
          </Form.Item>
          <Form.Item label={texts.roles} htmlFor={`${id}roles`} extra={texts.leaveEmptyForEveryRole}>
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
          <Form.Item label={texts.share} htmlFor={`${id}share`} extra={texts.selectionStaysSameWhenYouIncrease}>
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
          <Form.Item label={texts.shareOf} htmlFor={`${id}of`}>
            <Select
              id={`${id}of`}
              value={rule.stickiness}
              onChange={(stickiness) => set({ stickiness })}
              options={[
                { value: 'organization', label: texts.companiesEveryoneInCompanyGetsSame },
                { value: 'user', label: texts.people },
              ]}
            />
          </Form.Item>
        </Pair>
        <Pair>
          <Form.Item label={texts.from} htmlFor={`${id}from`}>
            <InstantInput id={`${id}from`} value={rule.starts_at} onChange={(starts_at) => set({ starts_at })} />
          </Form.Item>
          <Form.Item label={texts.until} htmlFor={`${id}until`}>
            <InstantInput id={`${id}until`} value={rule.ends_at} onChange={(ends_at) => set({ ends_at })} />
          </Form.Item>
        </Pair>
        <Form.Item label={texts.value} htmlFor={`${id}state`} style={{ marginBottom: 0 }}>
          <Select
            id={`${id}state`}
            value={rule.is_on}
            onChange={(is_on) => set({ is_on })}
            options={[
              { value: true, label: texts.on },
              { value: false, label: texts.off },
            ]}
            style={{ maxWidth: 200 }}
          />
        </Form.Item>
      </PlainForm>
    </Card>
  );
}
