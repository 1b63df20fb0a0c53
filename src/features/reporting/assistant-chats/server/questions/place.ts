import type { NumberedSource } from '#features/reporting/assistant-proposals/schema.ts';
import type { Query } from '#shared/query/query.ts';
import type { ShownReading, ToolUse } from '../../schema.ts';
import type { ToolUses } from './tools.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The surroundings of a question. */
export interface Place {
  uses: ToolUses;
  /** Read only when the question has to be read as a query. */
  vocabulary: () => Promise<Vocabulary>;
  question: string;
  about: string | undefined;
  /** The query of the answer before, whose subject a follow-up keeps. */
  before: Query | null;
}
export interface RuleAnswer {
  /** The first line says how the question was read; then sentences with references such as [1], and lines with "- ". */
  text: string;
  sources: NumberedSource[];
  tools: ToolUse[];
  proposal_ids: string[];
  follow_ups: string[];
  reading: ShownReading | null;
  understood: boolean;
}

/** An answer before its sources, tools and proposals are added. */
export type Answered = Pick<RuleAnswer, 'text' | 'reading'> & { follow_ups?: readonly string[]; understood?: boolean };
