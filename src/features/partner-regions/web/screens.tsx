import Globe from 'lucide-react/icons/globe';
import { PartnersOf } from '#features/partners/web/index.tsx';
import { CountrySelect, countryName } from '#web/inputs/CountrySelect.tsx';
import { Field } from '#web/resource/fields.tsx';
import { orderedScreens } from '#web/resource/orderedScreens.tsx';
import { plural } from '#web/texts.ts';
import type { PartnerRegion } from '../schema.ts';

const named = (codes: unknown) => (codes as string[]).map(countryName).join(', ');

export const screens = orderedScreens<PartnerRegion>({
  resource: 'partner_regions',
  path: '/partners/regions',
  title: 'Partner regions',
  noun: ['partner region', 'partner regions'],
  text: 'Where partners work. A region may name the countries it covers.',
  icon: Globe,
  fields: (
    <Field name="country_codes" label="Countries" show={named}>
      <CountrySelect multiple />
    </Field>
  ),
  aside: ({ country_codes }) =>
    country_codes.length > 0 && (
      <span title={named(country_codes)}>{plural(country_codes.length, 'country', 'countries')}</span>
    ),
  facts: ({ country_codes }) => [['Countries', named(country_codes)]],
  used: { label: 'Partners', list: (id) => <PartnersOf field="region_id" id={id} /> },
});
