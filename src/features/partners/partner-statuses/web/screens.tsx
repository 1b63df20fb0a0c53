import { Form } from 'antd';
import CircleDot from 'lucide-react/icons/circle-dot';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { categoryTexts, categoryWords } from '../categories.ts';
import { type PartnerCategory, partnerStatus, startingCategories } from '../schema.ts';
import { texts } from './texts.ts';

const useCategory = () => Form.useWatch('category') as PartnerCategory | undefined;

function CategoryInput() {
  const category = useCategory();
  const help = category ? categoryTexts[category] : texts.decidesWhetherPartnersCanSignIn;
  return <FieldInput of={partnerStatus.fields} name="category" help={help} />;
}

function DefaultInput() {
  const category = useCategory();
  const disabled = !!category && !startingCategories.includes(category);
  return <FieldInput of={partnerStatus.fields} name="is_default" disabled={disabled} />;
}

export const screens = orderedScreens(partnerStatus, {
  path: '/partners/statuses',
  text: 'The stages of a partnership in your own words. Each status has a category that decides what partners can do.',
  icon: CircleDot,
  initial: { category: 'active' },
  special: { category: { element: <CategoryInput /> }, is_default: { element: <DefaultInput /> } },
  aside: ({ category, is_default }) => (
    <>
      {is_default && <StatusTag tone="blue">{texts.default}</StatusTag>} {categoryWords[category]}
    </>
  ),
  facts: ({ category, is_default }) => [
    'category',
    [texts.meaning, categoryTexts[category]],
    [texts.defaultForNewPartners, is_default ? texts.yes : null],
  ],
});
