import Globe from 'lucide-react/icons/globe';
import { PartnersOf } from '#features/partners/partners/web/index.tsx';
import { countryName } from '#web/countries.ts';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { Field, ReferenceField } from '#web/resource/form/fields.tsx';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { ReferenceName } from '#web/resource/record/ReferenceName.tsx';
import { plural } from '#web/texts.ts';
import type { PartnerRegion } from '../schema.ts';

const named = (codes: unknown) => (codes as string[]).map(countryName).join(', ');

export const screens = orderedScreens<PartnerRegion>({
  resource: 'partner_regions',
  path: '/partners/regions',
  title: 'Partner regions',
  noun: ['partner region', 'partner regions'],
  text: 'The areas where partners work. A region can belong to a larger region and list its countries.',
  icon: Globe,
  fields: (
    <>
      <ReferenceField
        name="parent_id"
        label="Parent region"
        resource="partner_regions"
        help="Whatever the parent region gets, such as an incentive structure, also applies to this region."
      />
      <Field name="country_codes" label="Countries" show={named}>
        <CountrySelect multiple />
      </Field>
      <ReferenceField
        name="manager_user_ids"
        label="Managers"
        resource="people"
        labelField="full_name"
        multiple
        help="Team members responsible for this region. Approval chains can ask them."
      />
    </>
  ),
  aside: ({ parent_id, country_codes }) => (
    <>
      {parent_id && (
        <span>
          in <ReferenceName resource="partner_regions" ids={parent_id} />
        </span>
      )}
      {country_codes.length > 0 && (
        <span title={named(country_codes)}>{plural(country_codes.length, 'country', 'countries')}</span>
      )}
    </>
  ),
  facts: ({ parent_id, country_codes, manager_user_ids }) => [
    ['Parent region', parent_id && <ReferenceName key="parent" resource="partner_regions" ids={parent_id} />],
    ['Countries', named(country_codes)],
    [
      'Managers',
      manager_user_ids.length > 0 && (
        <ReferenceName key="managers" resource="people" ids={manager_user_ids} labelField="full_name" />
      ),
    ],
  ],
  used: { label: 'Partners', list: (id) => <PartnersOf field="within_region_id" id={id} /> },
});
