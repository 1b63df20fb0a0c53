import { healthOptions } from '#features/partners/partners/schema.ts';
import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { defineFields, field } from '#shared/nouns/fields.ts';
import { closed, Instant, nullable, type Static, Type } from '#shared/schema.ts';
import { Sentence } from '#shared/text/sentence.ts';
import { nouns } from './nouns.ts';

/** One signal of the health of a partner. */
export const HealthReason = closed({
  key: Type.String(),
  label: Type.String(),
  /** 0 to 100. */
  points: Type.Integer(),
  text: Sentence,
  /** The screen that shows more. */
  to: nullable(Type.String()),
});
export type HealthReason = Static<typeof HealthReason>;

const computed = { write: 'never', list: 'shown' } as const;

/** The health of a partner, computed every night. Partners never see it. */
export const partnerHealth = defineNoun('partner_health', nouns.partner_health, {
  fields: defineFields({
    partner_id: field.reference('partners', {
      ...computed,
      label: 'Partner',
      named: 'partner_name',
      link: true,
      notNull: true,
      sort: true,
      filter: true,
      search: true,
    }),
    level: field.choice({
      ...computed,
      label: 'Health',
      options: healthOptions,
      notNull: true,
      sort: true,
      filter: true,
    }),
    score: field.number({ ...computed, label: 'Health score', notNull: true, sort: true, filter: true }),
    owner_user_id: field.reference('people', {
      ...computed,
      label: 'Owner',
      named: 'owner_name',
      sort: true,
      filter: true,
    }),
    dropped_on: field.date({ ...computed, label: 'Dropped', sort: true, filter: true }),
    dropped_from: field.choice({ ...computed, label: 'Dropped from', options: healthOptions.slice(0, 2) }),
    evaluated_at: field.instant({ ...computed, label: 'Evaluated', relative: true, notNull: true, sort: true }),
  }),
  columns: { reasons: Type.Array(HealthReason), acknowledged_at: nullable(Instant) },
  by: 'score',
});
export type PartnerHealth = RowOf<typeof partnerHealth>;
