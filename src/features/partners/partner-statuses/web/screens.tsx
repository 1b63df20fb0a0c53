import { Form } from 'antd';
import CircleDot from 'lucide-react/icons/circle-dot';
import { PartnersOf } from '#features/partners/partners/web/index.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { OptionField, SwitchField } from '#web/resource/form/fields.tsx';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { categoryOptions, categoryTexts, categoryWords } from '../categories.ts';
import { type PartnerCategory, type PartnerStatus, startingCategories } from '../schema.ts';

function StatusFields() {
  const category = Form.useWatch('category') as PartnerCategory | undefined;
  return (
    <>
      <OptionField
        name="category"
        label="Category"
        required
        options={categoryOptions}
        help={
          category
            ? categoryTexts[category]
            : 'Decides whether partners can sign in, register deals and earn commission.'
        }
      />
      <SwitchField
        name="is_default"
        label="Default for new partners"
        help="Replaces the current default."
        disabled={!!category && !startingCategories.includes(category)}
      />
    </>
  );
}

export const screens = orderedScreens<PartnerStatus>({
  resource: 'partner_statuses',
  path: '/partners/statuses',
  title: 'Partner statuses',
  noun: ['partner status', 'partner statuses'],
  text: 'The stages of a partnership in your own words. Each status has a category that decides what partners can do.',
  icon: CircleDot,
  initial: { category: 'active' },
  fields: <StatusFields />,
  aside: ({ category, is_default }) => (
    <>
      {is_default && <StatusTag tone="blue">Default</StatusTag>} {categoryWords[category]}
    </>
  ),
  facts: ({ category, is_default }) => [
    ['Category', categoryWords[category]],
    ['Meaning', categoryTexts[category]],
    ['Default for new partners', is_default ? 'Yes' : null],
  ],
  used: { label: 'Partners', list: (id) => <PartnersOf field="status_id" id={id} /> },
});
