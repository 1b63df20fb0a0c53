import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { categoryWords } from '#features/partners/partner-statuses/categories.ts';
import { Link } from '#web/components/Link.tsx';
import { DottedStatus, StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { RecordFacts } from '#web/resource/record/RecordFacts.tsx';
import { ReferenceName } from '#web/resource/record/ReferenceName.tsx';
import { type Partner, type PartnerForPartner, partner } from '../schema.ts';
import { texts } from './texts.ts';

interface PartnerFactsProps {
  row: Partner;
  /** Opens what changes with a reason and a date; absent: only to look at. */
  onChange?: (what: 'status' | 'tier') => void;
}

/** The facts about a partner at the side of its page. */
export function PartnerFacts({ row, onChange }: PartnerFactsProps) {
  const change = (what: 'status' | 'tier') =>
    onChange && (
      <Button
        type="link"
        size="small"
        style={{ height: 20, paddingInline: 6, fontSize: 12 }}
        aria-label={texts.changeThe(what)}
        onClick={() => onChange(what)}
      >
        {texts.change}
      </Button>
    );
  return (
    <>
      <RecordFacts
        noun={partner}
        row={row}
        title={texts.partnership}
        cards="Partnership"
        editable={onChange !== undefined}
        items={[
          [
            texts.status,
            <Flex key="status" align="center" wrap>
              <StatusTag color={row.status_color}>{row.status_name}</StatusTag>
              {row.status_name !== categoryWords[row.status_category] && (
                <span className="meta" style={{ marginInlineStart: 8 }}>
                  {categoryWords[row.status_category]}
                </span>
              )}
              {change('status')}
            </Flex>,
          ],
          [
            texts.tier,
            <Flex key="tier" align="center" wrap>
              {row.tier_name ? (
                <DottedStatus color={row.tier_color ?? 'var(--meta)'}>{row.tier_name}</DottedStatus>
              ) : (
                <span className="meta">{texts.none}</span>
              )}
              {change('tier')}
            </Flex>,
          ],
          'type_id',
          regionsFact(row),
          'owner_user_id',
          'manager_name',
          'parent_partner_id',
          'referred_by_partner_id',
          [
            texts.mergedPartners,
            row.merged_ids.length > 0 ? (
              <Flex key="merged" vertical>
                {row.merged_ids.map((id) => (
                  <Link key={id} to={`/partners/show/${id}`}>
                    <ReferenceName resource="partners" ids={id} />
                  </Link>
                ))}
              </Flex>
            ) : null,
          ],
          [texts.portal, row.has_portal ? texts.joined : texts.notJoinedYet],
        ]}
      />
      <RecordFacts
        noun={partner}
        row={row}
        title={texts.agreedTerms}
        cards="Agreed terms"
        editable={onChange !== undefined}
      />
      <RecordFacts
        noun={partner}
        row={row}
        title={texts.contact}
        cards="Contact"
        editable={onChange !== undefined}
        items={['website', 'phone', [texts.address, postalAddressText(row)]]}
      />
      <RecordFacts noun={partner} row={row} title={texts.business} cards="Business" editable={onChange !== undefined} />
      <CustomFacts entity="partners" custom={row.custom} />
    </>
  );
}

/** The main region is labeled as such where there are others beside it. */
export function regionsFact({
  region_name,
  region_names,
}: Pick<PartnerForPartner, 'region_name' | 'region_names'>): [string, ReactNode] {
  if (region_names.length < 2) return [texts.region, region_names[0]];
  const [main, ...others] = region_names;
  return [
    texts.regions,
    region_name ? (
      <span key="regions">
        {main} <span className="meta">{texts.main}</span>, {others.join(', ')}
      </span>
    ) : (
      region_names.join(', ')
    ),
  ];
}

type Address = Pick<Partner, 'address_line_1' | 'address_line_2' | 'postal_code' | 'city' | 'state' | 'country'>;

export function postalAddressText(row: Address) {
  const place = [row.postal_code, row.city].filter(Boolean).join(' ');
  const lines = [row.address_line_1, row.address_line_2, place, row.state, countryName(row.country)].filter(Boolean);
  return lines.length > 0 ? <span style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</span> : null;
}
