import { CurrencyCode, closed, Day, Id, nullable, type Static, Type } from '#shared/schema.ts';

const TierName = nullable(Type.String());

/** The effects that a version would have had over the last 12 months. */
export const Backtest = closed({
  from: Day,
  to: Day,
  currency: CurrencyCode,
  /** The number of evaluated partners. */
  partners: Type.Integer(),
  /** Partners by tier: today, and at the end under this version. */
  tiers: Type.Array(closed({ tier_id: nullable(Id), name: TierName, today: Type.Integer(), tested: Type.Integer() })),
  /** Commissions of the period, replayed with the actual tiers of partners and with those under this version. */
  cost: closed({ now_minor: Type.Integer(), then_minor: Type.Integer(), delta_minor: Type.Integer() }),
  /** Partners that would have had another tier, the most expensive change first. */
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
