import { Checkbox } from 'antd';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import type { ContractTerms } from '../content.schema.ts';
import css from './templates.module.css';
import { texts as t } from './texts.ts';

interface TermsInputProps {
  value?: ContractTerms;
  onChange?: (terms: ContractTerms) => void;
  disabled?: boolean;
}

/** Terms as data. An empty term is not agreed. */
export function TermsInput({ value = {}, onChange, disabled = false }: TermsInputProps) {
  const set = (change: ContractTerms) => {
    const merged = { ...value, ...change };
    onChange?.(Object.fromEntries(Object.entries(merged).filter(([, term]) => term !== null && term !== undefined)));
  };
  return (
    <div className={css.terms}>
      <div>
        <label htmlFor="term-plan">{t.plan}</label>
        <ReferenceSelect
          id="term-plan"
          resource="commission_plans"
          value={value.plan_id ?? null}
          disabled={disabled}
          onChange={(plan_id) => set({ plan_id })}
        />
      </div>
      <div>
        <label htmlFor="term-region">{t.territory}</label>
        <ReferenceSelect
          id="term-region"
          resource="partner_regions"
          value={value.region_id ?? null}
          disabled={disabled}
          onChange={(region_id) => set({ region_id, ...(region_id ? {} : { is_exclusive: null }) })}
        />
      </div>
      <div>
        <label htmlFor="term-protection">{t.protection}</label>
        <NumberInput
          id="term-protection"
          min={1}
          max={3650}
          disabled={disabled}
          value={value.protection_days ?? null}
          onChange={(protection_days) => set({ protection_days })}
        />
      </div>
      <div>
        <label htmlFor="term-payment">{t.payment}</label>
        <NumberInput
          id="term-payment"
          min={0}
          max={365}
          disabled={disabled}
          value={value.payment_term_days ?? null}
          onChange={(payment_term_days) => set({ payment_term_days })}
        />
      </div>
      <Checkbox
        checked={value.is_exclusive === true}
        disabled={disabled || !value.region_id}
        onChange={(event) => set({ is_exclusive: event.target.checked || null })}
      >
        {t.exclusive}
      </Checkbox>
    </div>
  );
}
