import { WorkItem } from '#features/work/work-items/schema.ts';
import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { Sentence } from '#shared/text/sentence.ts';

export const RecordParams = closed({ resource: Type.String({ maxLength: 80 }), id: Id });

export const RecordStateFact = closed({
  key: Type.String(),
  tone: oneOf('risk', 'wait', 'good', 'plain'),
  text: Sentence,
  /** The step that changes it. */
  link: nullable(closed({ label: Type.String(), to: Type.String() })),
});
export type RecordStateFact = Static<typeof RecordStateFact>;

export const RecordStateFigure = closed({
  key: Type.String(),
  label: Type.String(),
  kind: oneOf('money', 'count', 'percent', 'days'),
  value: Type.Number(),
  currency: nullable(Type.String()),
  /** The last twelve months, the oldest first. */
  months: nullable(Type.Array(Type.Number())),
  /** The whole of which the value is the part that is left. */
  whole: nullable(Type.Number()),
  to: nullable(Type.String()),
});
export type RecordStateFigure = Static<typeof RecordStateFigure>;

export const RecordState = closed({
  /** The most important first. */
  facts: Type.Array(RecordStateFact),
  figures: Type.Array(RecordStateFigure),
  /** The open work about the record that the caller may do, the most urgent first. */
  work: Type.Array(WorkItem),
  work_total: Type.Integer(),
});
export type RecordState = Static<typeof RecordState>;
