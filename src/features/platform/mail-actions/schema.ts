import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** An input of the confirmation page. */
export const ActionField = Type.Object({
  name: Type.String(),
  label: Type.String(),
  kind: oneOf('text', 'long_text', 'choice', 'date', 'file'),
  is_required: Type.Boolean(),
  help: nullable(Type.String()),
  value: nullable(Type.String()),
  options: Type.Array(closed({ value: Type.String(), label: Type.String() })),
});
export type ActionField = Static<typeof ActionField>;

/** The description of an action, shown before it is confirmed. */
export const ActionPreview = Type.Object({
  title: Type.String(),
  /** The consequence of confirming it, in one or two sentences. */
  text: Type.String(),
  facts: Type.Array(closed({ label: Type.String(), value: Type.String() })),
  fields: Type.Array(ActionField),
  /** The label of the button. */
  confirm: Type.String(),
});
export type ActionPreview = Static<typeof ActionPreview>;

export const OpenedAction = Type.Object({
  ...ActionPreview.properties,
  /** The person who acts. */
  person: Type.String(),
  /** Proves that the page was opened; it is sent back by the button. */
  confirmation: Type.String(),
});
export type OpenedAction = Static<typeof OpenedAction>;

const token = Type.String({ minLength: 1, maxLength: 200 });
export const ActionLink = closed({ token });
export type ActionLink = Static<typeof ActionLink>;

export const ActionInput = Type.Record(
  Type.String({ maxLength: 60, pattern: '^[a-z_]+$' }),
  Type.String({ maxLength: 10_000 }),
  { maxProperties: 20 },
);
export type ActionInput = Static<typeof ActionInput>;
export const ConfirmedAction = closed({
  token,
  confirmation: Type.String({ minLength: 1, maxLength: 500 }),
  input: ActionInput,
});
export type ConfirmedAction = Static<typeof ConfirmedAction>;

export const ActionDone = closed({ text: Type.String() });
export type ActionDone = Static<typeof ActionDone>;
