import Globe from 'lucide-react/icons/globe';
import { countryName } from '#web/countries.ts';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { ReferenceName } from '#web/resource/record/ReferenceName.tsx';
import { partnerRegion } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

export const screens = orderedScreens(partnerRegion, {
  path: '/partners/regions',
  text: 'The areas where partners work. A region can belong to a larger region and list its countries.',
  icon: Globe,
  aside: ({ parent_id, country_codes }) => (
    <>
      {parent_id && <span>{ownTexts.in(<ReferenceName resource="partner_regions" ids={parent_id} />)}</span>}
      {country_codes.length > 0 && (
        <span title={country_codes.map(countryName).join(', ')}>{ownTexts.text(country_codes.length)}</span>
      )}
    </>
  ),
});
