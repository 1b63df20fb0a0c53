import { closed, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** A person of the company who opened a registration, on one day. */
export const RegistrationView = closed({
  user_name: Type.String(),
  /** True if support impersonated this person. */
  is_support: Type.Boolean(),
  side: oneOf('company'),
  first_at: Instant,
  last_at: Instant,
  times: Type.Integer(),
});
export type RegistrationView = Static<typeof RegistrationView>;

/** The company's decisions about registrations in the last 12 months; null while they are too few. */
export const DecisionFigures = nullable(
  closed({
    decided: Type.Integer(),
    approved_percent: Type.Integer({ minimum: 0, maximum: 100 }),
    median_seconds: Type.Integer({ description: 'from the submission to the first decision' }),
  }),
);
export type DecisionFigures = Static<typeof DecisionFigures>;
