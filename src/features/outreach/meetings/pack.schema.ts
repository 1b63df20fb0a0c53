import { CurrencyCode, closed, Day, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Text = Type.String();
/** The screen with the rows behind a number; null if it has none. */
const To = nullable(Text);

export const PackCell = closed({
  currency: nullable(CurrencyCode),
  /** Minor units, a number, or parts per million. */
  value: nullable(Type.Integer()),
  to: To,
});
export type PackCell = Static<typeof PackCell>;

export const PackFigure = closed({
  key: Text,
  label: Text,
  unit: oneOf('count', 'money', 'share', 'text'),
  /** For `text`. */
  text: nullable(Text),
  cells: Type.Array(PackCell),
  /** The screen of a text. */
  to: To,
  note: nullable(Text),
  /** Partners never see it. */
  for_company: Type.Boolean(),
});
export type PackFigure = Static<typeof PackFigure>;

export const PackSection = closed({ key: Text, title: Text, figures: Type.Array(PackFigure) });
export type PackSection = Static<typeof PackSection>;

export const Commitment = closed({
  id: Id,
  kind: oneOf('task', 'objective'),
  title: Text,
  side: oneOf('company', 'partner', 'both'),
  owner: nullable(Text),
  due_on: nullable(Day),
  is_overdue: Type.Boolean(),
  /** The meeting at which it was agreed. */
  meeting_id: nullable(Id),
  meeting_title: nullable(Text),
  to: To,
});
export type Commitment = Static<typeof Commitment>;

/** The figures and commitments of a business review, for one side. */
export const Pack = closed({
  meeting_id: Id,
  partner_name: Text,
  company_name: Text,
  /** The last twelve months until the day of the figures. */
  from: Day,
  as_of: Day,
  frozen_at: nullable(Instant),
  frozen_by_name: nullable(Text),
  /** Unresolved ones of earlier meetings come first. */
  commitments: Type.Array(Commitment),
  sections: Type.Array(PackSection),
});
export type Pack = Static<typeof Pack>;
