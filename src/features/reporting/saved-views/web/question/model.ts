import type { DescribedKind, Query } from '#shared/query/query.ts';

/** The properties of each part of the form of a question. */
export interface QuestionPartProps {
  kind: DescribedKind;
  question: Query;
  onChange: (change: { [K in keyof Query]?: Query[K] | undefined }) => void;
}
