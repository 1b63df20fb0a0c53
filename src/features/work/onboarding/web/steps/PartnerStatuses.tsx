import { categoryTexts } from '#features/partners/partner-statuses/categories.ts';
import { categoryOptions, type PartnerStatus } from '#features/partners/partner-statuses/schema.ts';
import { Select } from '#web/inputs/Select.tsx';
import { InlineList } from '../InlineList.tsx';
import { texts as t } from '../inline.texts.ts';

export function PartnerStatuses() {
  return (
    <InlineList<PartnerStatus>
      resource="partner_statuses"
      noun="status"
      initial={{ category: 'active' }}
      locked={({ is_default }) => (is_default ? t.isDefault : null)}
      beside={({ name, category }, change) => (
        <Select
          variant="borderless"
          style={{ width: '100%' }}
          popupMatchSelectWidth={340}
          aria-label={t.categoryOf(name)}
          value={category}
          onChange={(next) => change({ category: next })}
          options={categoryOptions.map(({ value, label }) => ({ value, label }))}
          optionRender={({ value, label }) => (
            <>
              {label}
              <div className="meta" style={{ whiteSpace: 'normal' }}>
                {categoryTexts[value as PartnerStatus['category']]}
              </div>
            </>
          )}
        />
      )}
    />
  );
}
