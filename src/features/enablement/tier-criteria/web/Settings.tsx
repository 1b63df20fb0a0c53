import { App, Button, Form } from 'antd';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { LongTextField, NumberField, OptionField } from '#web/resource/form/fields.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import type { TierLevel, TierProgram } from '../schema.ts';
import { useTiers } from './data.ts';
import { texts as t } from './texts.ts';
import css from './tiers.module.css';

const modes = [
  { value: 'proposal', label: t.proposal },
  { value: 'automatic', label: t.automatic },
];

type Values = Pick<TierProgram, 'promotion' | 'demotion' | 'grace_days' | 'note' | 'levels'>;

/** The settings of the evaluation, and the points and capacities of each tier. */
export function Settings({ program }: { program: TierProgram }) {
  const { message } = App.useApp();
  const update = useUpdate<TierProgram>('tier_programs');
  const [form] = Form.useForm<Values>();
  const save = (values: Values) =>
    update.mutate(
      { id: program.id, values: { ...values, note: values.note || null }, row_version: program.row_version },
      {
        onSuccess: () => void message.success(t.saved),
        onError: (error) => void message.error(error.message),
      },
    );
  return (
    <PlainForm form={form} initialValues={program} onFinish={save} style={{ maxWidth: 640 }}>
      <Pair>
        <OptionField name="promotion" label={t.promotion} options={modes} required />
        <OptionField name="demotion" label={t.demotion} options={modes} required />
      </Pair>
      <NumberField name="grace_days" label={t.grace} help={t.graceHelp} min={0} max={365} suffix="days" required />
      <Form.Item name="levels" label={t.tiers}>
        <LevelsInput />
      </Form.Item>
      <LongTextField name="note" label={t.note} rows={2} />
      <Button htmlType="submit" loading={update.isPending}>
        {t.save}
      </Button>
    </PlainForm>
  );
}

function LevelsInput({
  id,
  value = [],
  onChange,
}: {
  id?: string;
  value?: TierLevel[];
  onChange?: (value: TierLevel[]) => void;
}) {
  const tiers = useTiers();
  const write = (tier_id: string, change: Partial<TierLevel>) => {
    const known = value.find((level) => level.tier_id === tier_id) ?? { tier_id, points_needed: 0, capacity: null };
    onChange?.([...value.filter((level) => level.tier_id !== tier_id), { ...known, ...change }]);
  };
  return (
    <div className={css.levels} id={id}>
      <span className="meta">{t.tier}</span>
      <span className="meta">{t.points}</span>
      <span className="meta">{t.capacity}</span>
      {tiers.data?.rows.map((tier) => {
        const level = value.find(({ tier_id }) => tier_id === tier.id);
        return [
          <span key={`${tier.id} name`}>{tier.name}</span>,
          <NumberInput
            key={`${tier.id} points`}
            aria-label={`${t.points}: ${tier.name}`}
            value={level?.points_needed ?? 0}
            onChange={(points_needed) => write(tier.id, { points_needed: points_needed ?? 0 })}
            min={0}
            max={10_000}
          />,
          <NumberInput
            key={`${tier.id} capacity`}
            aria-label={`${t.capacity}: ${tier.name}`}
            placeholder={t.unlimited}
            value={level?.capacity ?? null}
            onChange={(capacity) => write(tier.id, { capacity: capacity ?? null })}
            min={1}
            max={100_000}
          />,
        ];
      })}
    </div>
  );
}
