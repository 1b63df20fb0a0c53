import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { categoryWords } from '#features/partners/partner-statuses/categories.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Person } from '#web/components/Person.tsx';
import { Dotted, StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { CustomFacts } from '#web/resource/CustomFacts.tsx';
import { ReferenceName } from '#web/resource/ReferenceName.tsx';
import type { Partner, PartnerForPartner } from '../schema.ts';

interface PartnerFactsProps {
  row: Partner;
  /** Opens what changes with a reason and a date; absent: only to look at. */
  onChange?: (what: 'status' | 'tier') => void;
}

/** What one looks up about a partner, at the side of its page. */
export function PartnerFacts({ row, onChange }: PartnerFactsProps) {
  const change = (what: 'status' | 'tier') =>
    onChange && (
      <Button
        type="link"
        size="small"
        style={{ height: 20, paddingInline: 6, fontSize: 12 }}
        aria-label={`Change the ${what}`}
        onClick={() => onChange(what)}
      >
        Change
      </Button>
    );
  return (
    <>
      <Facts
        title="Partnership"
        rows={[
          [
            'Status',
            <Flex key="status" align="center" wrap>
              <StatusTag colour={row.status_colour}>{row.status_name}</StatusTag>
              {row.status_name !== categoryWords[row.status_category] && (
                <span className="meta" style={{ marginInlineStart: 8 }}>
                  {categoryWords[row.status_category]}
                </span>
              )}
              {change('status')}
            </Flex>,
          ],
          [
            'Tier',
            <Flex key="tier" align="center" wrap>
              {row.tier_name ? (
                <Dotted colour={row.tier_colour ?? 'var(--meta)'}>{row.tier_name}</Dotted>
              ) : (
                <span className="meta">None</span>
              )}
              {change('tier')}
            </Flex>,
          ],
          ['Type', row.type_name],
          regionsFact(row),
          ['Owner', row.owner_name && <Person name={row.owner_name} />],
          ['Regional manager', row.manager_name],
          [
            'Belongs to',
            row.parent_partner_id && (
              <Link to={`/partners/show/${row.parent_partner_id}`}>{row.parent_name ?? ''}</Link>
            ),
          ],
          [
            'Referred by',
            row.referred_by_partner_id && (
              <Link to={`/partners/show/${row.referred_by_partner_id}`}>{row.referred_by_name ?? ''}</Link>
            ),
          ],
          [
            'Merged into it',
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
          ['Portal', row.has_portal ? 'Joined' : 'Not joined yet'],
          ['Joined', row.joined_on && <DateText value={row.joined_on} />],
          ['Last day', row.ended_on && <DateText value={row.ended_on} />],
          ['Last activity', row.last_activity_at && <DateText value={row.last_activity_at} as="relative" />],
          ['Tags', row.tags.length > 0 ? row.tags.join(', ') : null],
        ]}
      />
      <Facts
        title="Contact"
        rows={[
          ['Website', row.website && <Outside href={row.website} />],
          ['Phone', row.phone && <a href={`tel:${row.phone}`}>{row.phone}</a>],
          ['Address', addressOf(row)],
        ]}
      />
      <Facts
        title="Business"
        rows={[
          ['Legal name', row.legal_name],
          ['Currency', row.currency],
          ['Tax number', row.tax_id],
          ['Id elsewhere', row.external_ref],
        ]}
      />
      <CustomFacts entity="partners" custom={row.custom} />
    </>
  );
}

/** The main region says so where there are others beside it. */
export function regionsFact({
  region_name,
  region_names,
}: Pick<PartnerForPartner, 'region_name' | 'region_names'>): [string, ReactNode] {
  if (region_names.length < 2) return ['Region', region_names[0]];
  const [main, ...others] = region_names;
  return [
    'Regions',
    region_name ? (
      <span key="regions">
        {main} <span className="meta">main</span>, {others.join(', ')}
      </span>
    ) : (
      region_names.join(', ')
    ),
  ];
}

export function Outside({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}

type Address = Pick<Partner, 'address_line_1' | 'address_line_2' | 'postal_code' | 'city' | 'state' | 'country'>;

export function addressOf(row: Address) {
  const place = [row.postal_code, row.city].filter(Boolean).join(' ');
  const lines = [row.address_line_1, row.address_line_2, place, row.state, countryName(row.country)].filter(Boolean);
  return lines.length > 0 ? <span style={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</span> : null;
}
