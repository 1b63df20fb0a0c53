import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { defineFields, field, rowOf } from '#shared/nouns/fields.ts';
import { Id, nullable, oneOf, Stored, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';
import { CriterionResult } from './schema.ts';

const read = { write: 'never', partner: 'read' } as const;

/** Moves are created by the evaluation, by managers and by appeals, and are never edited. */
export const moveFields = defineFields({
  partner_id: field.reference('partners', {
    label: 'Partner',
    named: 'partner_name',
    write: 'never',
    link: true,
    partner: 'id',
    list: 'shown',
    sort: true,
    filter: true,
    search: true,
  }),
  kind: field.choice({
    ...read,
    label: 'Decision',
    options: [
      { value: 'promotion', label: 'Promotion', tone: 'green' },
      { value: 'demotion', label: 'Downgrade', tone: 'red' },
      { value: 'lock', label: 'Lock', tone: 'gray' },
      { value: 'unlock', label: 'Unlock', tone: 'gray' },
      { value: 'appeal', label: 'Appeal', tone: 'violet' },
    ],
    notNull: true,
    list: 'shown',
    filter: true,
  }),
  from_tier_id: field.reference('partner_tiers', { ...read, label: 'From', named: 'from_tier_name', list: 'hidden' }),
  to_tier_id: field.reference('partner_tiers', {
    ...read,
    label: 'To',
    named: 'to_tier_name',
    color: 'to_tier_color',
    list: 'shown',
    filter: true,
  }),
  status: field.choice({
    ...read,
    label: 'Status',
    options: [
      { value: 'proposed', label: 'To decide', tone: 'amber' },
      { value: 'applied', label: 'Applied', tone: 'green' },
      { value: 'rejected', label: 'Rejected', tone: 'red' },
      { value: 'expired', label: 'Expired', tone: 'gray' },
    ],
    notNull: true,
    list: 'shown',
    sort: true,
    filter: true,
    audit: 'the status',
  }),
  reason: field.longText({ ...read, label: 'Reason', list: 'shown', width: 260, search: true }),
  decided_at: field.instant({ ...read, label: 'Decided', list: 'shown', relative: true, sort: true, filter: true }),
  decision_reason: field.longText({ ...read, label: 'Reason of the decision', list: 'hidden' }),
  until: field.date({ ...read, label: 'Until', list: 'hidden' }),
});
export type MoveKind = (typeof moveFields)['kind']['options'][number]['value'];

const shared = { source: oneOf('auto', 'manual', 'partner'), evidence: Type.Array(CriterionResult) };
export const TierMoveForPartner = Type.Object({ ...Stored, ...rowOf(moveFields), ...shared });
const Name = nullable(Type.String());
export const tierMove = defineNoun('tier_moves', nouns.tier_moves, {
  columns: { ...shared, program_id: nullable(Id), decided_by_name: Name, created_by_name: Name },
  fields: moveFields,
});
export type TierMove = RowOf<typeof tierMove>;
