import type { LineInput, OpportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { Labeled } from '../Labeled.tsx';
import css from '../parts.module.css';
import { intervalOptions, intervalText } from '../words.ts';
import { texts as ownTexts } from './texts.ts';

type Charge = Pick<LineInput, 'recurring_interval' | 'term_months'>;

/** The billing interval and the term of a line. Rules may pay on the first year or on the whole contract. */
export function ChargedSummary({ line, onChange }: { line: Charge; onChange: (charge: Charge) => void }) {
  const { recurring_interval = null, term_months = null } = line;
  return (
    <div className={css.chargeFields}>
      <Labeled label={ownTexts.billing}>
        <OptionSelect
          aria-label={ownTexts.billing}
          options={intervalOptions}
          value={recurring_interval ?? 'once'}
          onChange={(value) =>
            onChange(
              value === 'once'
                ? { recurring_interval: null, term_months: null }
                : { recurring_interval: value as NonNullable<typeof recurring_interval>, term_months },
            )
          }
        />
      </Labeled>
      {recurring_interval && (
        <Labeled label={ownTexts.term}>
          <NumberInput
            aria-label={ownTexts.termInMonths}
            min={1}
            max={600}
            suffix="months"
            placeholder="12"
            value={term_months}
            onChange={(months) => onChange({ recurring_interval, term_months: months })}
          />
        </Labeled>
      )}
      {recurring_interval && <p className="meta">{ownTexts.dealAmountIncludesOneChargeRules}</p>}
    </div>
  );
}

/** "monthly, for 36 months"; nothing for what is charged once. */
export function ChargedText({ line }: { line: Pick<OpportunityLine, 'recurring_interval' | 'term_months'> }) {
  if (!line.recurring_interval) return null;
  return <div className="meta">{ownTexts.for(intervalText[line.recurring_interval], line.term_months ?? 12)}</div>;
}
