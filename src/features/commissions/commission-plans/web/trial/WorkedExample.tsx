import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Select } from '#web/inputs/Select.tsx';
import type { PlanDefinition } from '../../schema.ts';
import type { SampleDeal } from '../../trial.schema.ts';
import { tenUnits, tidy } from '../editor/editing.ts';
import { useEditor } from '../editor/editor.ts';
import css from '../editor/PlanEditor.module.css';
import { Item } from '../editor/problems.tsx';
import { texts as t } from '../texts.ts';
import { ExampleResult } from './ExampleResult.tsx';
import { useSimulation } from './simulation.ts';
import { texts as ownTexts } from './texts.ts';

type Line = SampleDeal['lines'][number];
type Participant = SampleDeal['participants'][number];

/** A sample deal and its commission under the draft on the left. */
export function WorkedExample({ definition }: { definition: PlanDefinition }) {
  const { version_id, vocabulary } = useEditor();
  const { currency } = vocabulary;
  const [deal, setDeal] = useState<SampleDeal>(() => ({
    lines: [{ amount_minor: tenUnits(currency) * 1_000 }],
    participants: [firstPartner(definition)],
  }));
  const simulation = useSimulation(version_id, definition, deal);
  const line = deal.lines[0]!;
  const partner = deal.participants[0]!;
  const setLine = (change: Partial<Line>) => setDeal({ ...deal, lines: [tidy({ ...line, ...change })] });
  const setPartner = (change: Partial<Participant>) =>
    setDeal({ ...deal, participants: [tidy({ ...partner, ...change })] });
  const setEarlier = (amount_minor: number | null) => {
    const { earlier: _, ...others } = deal;
    setDeal(amount_minor ? { ...others, earlier: { deals: deal.earlier?.deals ?? 1, amount_minor } } : others);
  };
  const select = (
    label: string,
    value: string | null | undefined,
    options: readonly { id: string; name: string }[],
    set: (id: string | null) => void,
  ) => (
    <Item label={label}>
      {({ id }) => (
        <Select
          id={id}
          allowClear
          placeholder={ownTexts.any}
          value={value ?? undefined}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(next) => set(next ?? null)}
          options={options.map((option) => ({ value: option.id, label: option.name }))}
        />
      )}
    </Item>
  );

  return (
    <Card title={ownTexts.example}>
      <div className={css.column}>
        <div className={css.fields}>
          <Item label={ownTexts.dealAmount}>
            {({ id }) => (
              <MoneyInput
                id={id}
                currency={currency}
                value={line.amount_minor}
                onChange={(minor) => setLine({ amount_minor: minor ?? 0 })}
              />
            )}
          </Item>
          <Item label={ownTexts.earlierSales}>
            {({ id }) => (
              <MoneyInput
                id={id}
                currency={currency}
                placeholder={ownTexts.none}
                value={deal.earlier?.amount_minor}
                onChange={setEarlier}
              />
            )}
          </Item>
        </div>
        <div className={css.fields}>
          <Item label={ownTexts.role}>
            {({ id }) => (
              <Select
                id={id}
                value={partner.role ?? 'source'}
                onChange={(role) => setPartner({ role })}
                options={Object.entries(t.roles).map(([value, label]) => ({ value, label }))}
              />
            )}
          </Item>
          {!partner.partner_id &&
            select('Tier', partner.tier_id, vocabulary.partner_tiers, (tier_id) => setPartner({ tier_id }))}
        </div>
        <More>
          <div className={css.fields}>
            {select('Product', line.product_id, vocabulary.products, (product_id) => setLine({ product_id }))}
            {select('Category', line.category_id, vocabulary.product_categories, (category_id) =>
              setLine({ category_id }),
            )}
            <Item label={ownTexts.units}>
              {({ id }) => (
                <NumberInput
                  id={id}
                  min={1}
                  value={line.quantity ?? 1}
                  onChange={(quantity) => setLine({ quantity: quantity ?? 1 })}
                />
              )}
            </Item>
            <Item label={ownTexts.discount}>
              {({ id }) => (
                <MoneyInput
                  id={id}
                  currency={currency}
                  value={line.discount_minor}
                  onChange={(minor) => setLine({ discount_minor: minor ?? undefined })}
                />
              )}
            </Item>
            <Item label={ownTexts.tax}>
              {({ id }) => (
                <MoneyInput
                  id={id}
                  currency={currency}
                  value={line.tax_minor}
                  onChange={(minor) => setLine({ tax_minor: minor ?? undefined })}
                />
              )}
            </Item>
            <Item label={ownTexts.cost}>
              {({ id }) => (
                <MoneyInput
                  id={id}
                  currency={currency}
                  value={line.cost_minor}
                  onChange={(minor) => setLine({ cost_minor: minor ?? undefined })}
                />
              )}
            </Item>
            {!partner.partner_id && (
              <>
                {select(ownTexts.partnerType, partner.type_id, vocabulary.partner_types, (type_id) =>
                  setPartner({ type_id }),
                )}
                <Item label={ownTexts.regions}>
                  {({ id }) => (
                    <Select
                      id={id}
                      mode="multiple"
                      placeholder={ownTexts.any}
                      value={[...(partner.region_id ? [partner.region_id] : []), ...(partner.other_region_ids ?? [])]}
                      showSearch={{ optionFilterProp: 'label' }}
                      onChange={(ids: string[]) =>
                        setPartner({ region_id: ids[0] ?? null, other_region_ids: ids.slice(1) })
                      }
                      options={vocabulary.partner_regions.map((region) => ({ value: region.id, label: region.name }))}
                    />
                  )}
                </Item>
              </>
            )}
            <Item label={ownTexts.existingPartner}>
              {({ id }) => (
                <ReferenceSelect
                  id={id}
                  resource="partners"
                  value={partner.partner_id ?? null}
                  onChange={(partner_id) => setPartner({ partner_id })}
                />
              )}
            </Item>
            {select(ownTexts.dealType, deal.type_id, vocabulary.opportunity_types, (type_id) =>
              setDeal({ ...deal, type_id }),
            )}
            <Item label={ownTexts.numberEarlierDeals}>
              {({ id }) => (
                <NumberInput
                  id={id}
                  min={1}
                  max={100}
                  disabled={!deal.earlier}
                  value={deal.earlier?.deals ?? 1}
                  onChange={(deals) =>
                    deal.earlier && setDeal({ ...deal, earlier: { ...deal.earlier, deals: deals ?? 1 } })
                  }
                />
              )}
            </Item>
            <Item label={ownTexts.refundAmount}>
              {({ id }) => (
                <MoneyInput
                  id={id}
                  currency={currency}
                  placeholder={ownTexts.none}
                  value={deal.refund?.amount_minor}
                  onChange={(minor) =>
                    setDeal({
                      ...deal,
                      refund: minor ? { amount_minor: minor, after_days: deal.refund?.after_days ?? 30 } : null,
                    })
                  }
                />
              )}
            </Item>
            {deal.refund && (
              <Item label={ownTexts.refundedAfter}>
                {({ id }) => (
                  <NumberInput
                    id={id}
                    min={0}
                    max={3650}
                    suffix="days"
                    value={deal.refund?.after_days}
                    onChange={(days) =>
                      setDeal({
                        ...deal,
                        refund: { amount_minor: deal.refund?.amount_minor ?? 0, after_days: days ?? 0 },
                      })
                    }
                  />
                )}
              </Item>
            )}
          </div>
        </More>
        <ExampleResult
          simulation={simulation.data}
          error={simulation.error}
          isStale={simulation.isPlaceholderData}
          currency={currency}
        />
      </div>
    </Card>
  );
}

/** A tier that has a rate, so that the first example earns something. */
function firstPartner({ rules }: PlanDefinition): Participant {
  const calc = rules[0]?.calc;
  const tier =
    calc?.type === 'percent' && calc.rate_ppm === undefined ? Object.keys(calc.rate_ppm_by_tier ?? {})[0] : undefined;
  const role = rules[0]?.when && JSON.stringify(rules[0].when).match(/"role"[^[]*\["([a-z]+)"/)?.[1];
  return { ...(tier && { tier_id: tier }), ...(role && { role }) };
}

function More({ children }: { children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button type="link" size="small" style={{ padding: 0 }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? ownTexts.fewerDetails : ownTexts.moreDetails}
        </Button>
      </div>
      {isOpen && children}
    </>
  );
}
