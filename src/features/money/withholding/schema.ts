import { CountryCode, closed, Day, Id, nullable, type Static, Stored, Type, text } from '#shared/schema.ts';

/**
 * The part of a payment that is withheld as tax: for all partners of a country, or for one partner, whose rule takes
 * precedence. The rule with the latest start on the day of approval applies.
 */
export const WithholdingRule = Type.Object({
  ...Stored,
  country: nullable(Type.String()),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  rate_ppm: Type.Integer({ description: 'rate in millionths; 150000 is 15%' }),
  applies_from: Day,
  note: nullable(Type.String()),
});
export type WithholdingRule = Static<typeof WithholdingRule>;
const rate = Type.Integer({
  minimum: 0,
  maximum: 999_999,
  description: 'rate in millionths, from 0 to less than 100%',
});
export const WithholdingRuleCreate = closed({
  country: Type.Optional(nullable(CountryCode)),
  partner_id: Type.Optional(nullable(Id)),
  rate_ppm: rate,
  applies_from: Day,
  note: Type.Optional(nullable(text(500))),
});
export type WithholdingRuleCreate = Static<typeof WithholdingRuleCreate>;
