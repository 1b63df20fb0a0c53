import PartnersOf, { type PartnersOfProps } from './PartnersOf.tsx';

/** The partner field that refers to each list; regions include those below them. */
const fields: Record<string, PartnersOfProps['field']> = {
  partner_types: 'type_id',
  partner_regions: 'within_region_id',
  partner_statuses: 'status_id',
  partner_tiers: 'tier_id',
};

/** The partners that have an entry of one of the lists. */
export default function PartnersTab({ on, id }: { on: string; id: string }) {
  return <PartnersOf field={fields[on]!} id={id} />;
}
