import { Id, Instant, Minor, nullable, oneOf, type Static, Stored, Type } from '#shared/schema.ts';

export const conflictKinds = [
  'protected_by_other',
  'same_partner_duplicate',
  'pending_by_other',
  'vendor_open_deal',
  'existing_customer',
  'fuzzy_name',
  'self_deal',
  'other_distributor',
] as const;
export type ConflictKind = (typeof conflictKinds)[number];
export const severities = ['block', 'warn', 'info'] as const;
export type Severity = (typeof severities)[number];
export const Severity = oneOf(...severities);

/** A conflict of a registration with a snapshot of the other record. Visible only to the company. */
export const Evidence = Type.Object({
  matched_on: oneOf('domain', 'name', 'similar_name', 'partner_domain', 'contact_domain'),
  label: Type.Optional(Type.String()),
  number: Type.Optional(Type.Integer()),
  partner_id: Type.Optional(Id),
  partner_name: Type.Optional(Type.String()),
  distributor_name: Type.Optional(nullable(Type.String())),
  account_name: Type.Optional(Type.String()),
  account_domain: Type.Optional(nullable(Type.String())),
  country: Type.Optional(nullable(Type.String())),
  product_family_name: Type.Optional(nullable(Type.String())),
  status: Type.Optional(Type.String()),
  submitted_at: Type.Optional(nullable(Instant)),
  protected_until: Type.Optional(nullable(Instant)),
  last_activity_at: Type.Optional(nullable(Instant)),
  amount_minor: Type.Optional(nullable(Minor)),
  currency: Type.Optional(Type.String()),
});
export type Evidence = Static<typeof Evidence>;
export const Resolution = oneOf('open', 'upheld', 'overridden', 'merged');
export type Resolution = Static<typeof Resolution>;

/** A conflict is resolved once: by a rejection, an override, or a merge. */
export const conflictTransitions: Readonly<Record<Resolution, readonly Resolution[]>> = {
  open: ['upheld', 'overridden', 'merged'],
  upheld: [],
  overridden: [],
  merged: [],
};
export const DealConflict = Type.Object({
  ...Stored,
  registration_id: Id,
  kind: oneOf(...conflictKinds),
  severity: Severity,
  other_table: oneOf('deal_registrations', 'opportunities', 'accounts', 'partners', 'contacts'),
  other_id: nullable(Id),
  score: nullable(Type.Number()),
  evidence: Evidence,
  resolution: Resolution,
  resolution_code: nullable(Type.String()),
  resolution_text: nullable(Type.String()),
  resolved_by: nullable(Id),
  resolved_at: nullable(Instant),
});
export type DealConflict = Static<typeof DealConflict>;

/** Whether an approval despite this conflict needs a reason: it blocks, or another partner was earlier and still waits. */
export const needsReason = ({
  kind,
  severity,
  resolution,
}: Pick<DealConflict, 'kind' | 'severity' | 'resolution'>): boolean =>
  resolution === 'open' && (severity === 'block' || kind === 'pending_by_other');
