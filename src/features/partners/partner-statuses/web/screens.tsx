import { Form } from 'antd';
import CircleDot from 'lucide-react/icons/circle-dot';
import { PartnersOf } from '#features/partners/partners/web/index.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { OptionField, SwitchField } from '#web/resource/fields.tsx';
import { orderedScreens } from '#web/resource/orderedScreens.tsx';
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
            : 'What the status means to the rules: who may sign in, register deals and earn.'
        }
      />
      <SwitchField
        name="is_default"
        label="New partners start here"
        help="One status is; setting this takes it from the one that was."
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
  text: 'The steps of a partnership in your own words. Each belongs to a category, and the category decides what a partner may do.',
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
    ['New partners start here', is_default ? 'Yes' : null],
  ],
  used: { label: 'Partners', list: (id) => <PartnersOf field="status_id" id={id} /> },
});
