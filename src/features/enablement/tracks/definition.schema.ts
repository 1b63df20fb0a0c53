import { Conditions } from '#shared/conditions/conditions.schema.ts';
import { closed, Id, nameText, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';

const Key = Type.String({
  pattern: '^[a-z0-9_]{1,60}$',
  description: 'a key of small letters, digits and underscores',
});
const Days = Type.Integer({ minimum: 1, maximum: 1000 });

export const TrackStep = closed({
  key: Key,
  kind: Type.String({ minLength: 1, maxLength: 60 }),
  title: nameText(200),
  help: Type.Optional(text(2000)),
  /** The record the step refers to, such as the form to send. */
  ref_id: Type.Optional(nullable(Id)),
  side: oneOf('partner', 'company'),
  is_required: Type.Boolean(),
  /** Days from the start of the track. */
  due_days: Type.Optional(nullable(Days)),
  /** For a waiting step: days from when it opens. */
  wait_days: Type.Optional(nullable(Days)),
  /** The company approves its completion. */
  needs_approval: Type.Optional(Type.Boolean()),
  /** The side that does the step hands in a file. */
  asks_file: Type.Optional(Type.Boolean()),
  points: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 10_000 }))),
  /** Conditions on the partner, without which the step is not needed. */
  when: Type.Optional(nullable(Conditions)),
});
export type TrackStep = Static<typeof TrackStep>;

export const TrackStage = closed({
  key: Key,
  name: nameText(120),
  steps: Type.Array(TrackStep, { maxItems: 60 }),
});
export type TrackStage = Static<typeof TrackStage>;

export const TrackDefinition = closed({ stages: Type.Array(TrackStage, { maxItems: 20 }) });
export type TrackDefinition = Static<typeof TrackDefinition>;

export const trackStepsOf = ({ stages }: TrackDefinition): TrackStep[] => stages.flatMap(({ steps }) => steps);
