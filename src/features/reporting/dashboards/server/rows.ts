import type { ColumnKind } from '#server/resource/column.ts';
import { comparison, type Parameters } from '#server/resource/comparison.ts';
import { decodeListQuery } from '#shared/list-query.ts';
import type { Count } from '../schema.ts';

/**
 * The lists that figures open, and the fields a figure may filter them by. One description of the rows makes both the
 * condition they are counted by and the address they are opened at, so the two cannot drift apart.
 */
const deal = {
  partner_id: 'uuid',
  partner_type_id: 'uuid',
  partner_region_id: 'uuid',
  owner_user_id: 'uuid',
  currency: 'text',
  closed_on: 'date',
} as const;
const ofPartner = {
  partner_id: 'uuid',
  partner_type_id: 'uuid',
  partner_region_id: 'uuid',
  partner_owner_user_id: 'uuid',
  currency: 'text',
} as const;
/** As the lists: a region is asked for among all that the partner stands in. */
const ofTheirPartner = { partner_region_id: 'partner_region_ids' } as const;
const lists = {
  opportunities: {
    view: 'opportunity_rows',
    archives: true,
    among: ofTheirPartner,
    fields: {
      ...deal,
      status: 'text',
      attribution: 'text',
      type_id: 'uuid',
      stage_id: 'uuid',
      account_id: 'uuid',
      expected_close_on: 'date',
      next_step_on: 'date',
      is_at_risk: 'boolean',
    },
  },
  opportunity_lines: {
    view: 'opportunity_line_rows',
    archives: false,
    among: ofTheirPartner,
    fields: { ...deal, opportunity_status: 'text', opportunity_is_archived: 'boolean', product_id: 'uuid' },
  },
  partners: {
    view: 'partner_rows',
    archives: true,
    among: { region_id: 'region_ids' },
    fields: {
      id: 'uuid',
      type_id: 'uuid',
      region_id: 'uuid',
      tier_id: 'uuid',
      owner_user_id: 'uuid',
      status_category: 'text',
      activation: 'text',
      joined_on: 'date',
      invited_at: 'instant',
      last_activity_at: 'instant',
      tier_until: 'date',
      open_deals: 'integer',
      won_this_year_minor: 'integer',
    },
  },
  deal_registrations: {
    view: 'deal_registration_rows',
    archives: false,
    among: ofTheirPartner,
    fields: {
      ...ofPartner,
      status: 'text',
      review_due_at: 'instant',
      expires_at: 'instant',
      submitted_at: 'instant',
      submitted_by_name: 'text',
    },
  },
  commission_lines: {
    view: 'commission_line_rows',
    archives: false,
    among: ofTheirPartner,
    fields: {
      ...ofPartner,
      status: 'text',
      effective_on: 'date',
      release_on: 'date',
      paid_on: 'date',
      hold_reason: 'text',
    },
  },
  payout_batches: { view: 'payout_batch_rows', archives: false, fields: { status: 'text', pay_by: 'date' } },
  commission_disputes: { view: 'commission_dispute_rows', archives: false, fields: { status: 'text' } },
} as const satisfies Record<string, List>;

interface List {
  view: string;
  archives: boolean;
  fields: Record<string, ColumnKind>;
  among?: Record<string, string>;
}

export type ListName = keyof typeof lists;
/** By the list grammar: `status`, `closed_on_gte`; several values are alternatives, an empty one asks for rows without. */
export type Filters = Record<string, string | readonly string[]>;
export interface Rows {
  list: ListName;
  filters: Filters;
}

/** The list behind a figure: its resource and the filters that leave exactly the rows counted. */
export function addressOf({ list, filters }: Rows): string {
  const query = new URLSearchParams();
  for (const [field, given] of Object.entries(filters)) {
    for (const value of typeof given === 'string' ? [given] : given) query.append(field, value);
  }
  const text = query.toString();
  return text ? `${list}?${text}` : list;
}

/** `opportunity_rows t where ...`: the same rows for SQL, under the caller's organisation. */
export function sourceOf({ list, filters }: Rows, parameters: Parameters): string {
  const { view, archives, fields, among = {} }: List = lists[list];
  const raw = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
  const conditions = decodeListQuery(raw, (field) => Object.hasOwn(fields, field)).filters.map((filter) => {
    const several = among[filter.field];
    return comparison(`t."${several ?? filter.field}"`, several ? 'uuid[]' : fields[filter.field]!, filter, parameters);
  });
  return `${view} t where ${['t.organization_id = $1::uuid', ...(archives ? ['t.archived_at is null'] : []), ...conditions].join(' and ')}`;
}

export const countOf = (count: number, rows: Rows): Count => ({ count, rows: addressOf(rows) });
