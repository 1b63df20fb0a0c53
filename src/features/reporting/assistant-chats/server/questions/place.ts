import type { Query } from '#shared/query/query.ts';
import type { RuleAnswer } from './index.ts';
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
export type Answered = Pick<RuleAnswer, 'text' | 'reading'> & { follow_ups?: readonly string[]; understood?: boolean };
