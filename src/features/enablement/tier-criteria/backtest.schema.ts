import { CurrencyCode, closed, Day, Id, nullable, type Static, Type } from '#shared/schema.ts';

const TierName = nullable(Type.String());

/** What a version would have done over the last 12 months. */
export const Backtest = closed({
  from: Day,
  to: Day,
  currency: CurrencyCode,
  /** Of the partners that were evaluated. */
  partners: Type.Integer(),
  /** By tier: partners today, and at the end under this version. */
  tiers: Type.Array(closed({ tier_id: nullable(Id), name: TierName, today: Type.Integer(), tested: Type.Integer() })),
  /** Commissions of the period, replayed with the tiers partners had and with those they would have had. */
  cost: closed({ now_minor: Type.Integer(), then_minor: Type.Integer(), delta_minor: Type.Integer() }),
  /** Partners whose tier would have been another one, the most expensive change first. */
  changes: Type.Array(
    closed({
      partner_id: Id,
      partner_name: Type.String(),
      today: TierName,
      tested: TierName,
      delta_minor: Type.Integer(),
      moves: Type.Array(closed({ on: Day, from: TierName, to: TierName })),
    }),
  ),
});
export type Backtest = Static<typeof Backtest>;
