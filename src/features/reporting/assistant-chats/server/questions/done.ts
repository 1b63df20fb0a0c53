import type { AskedIntent } from './intent-patterns.ts';
import type { Named } from './subjects.ts';
import type { ToolUses } from './tools.ts';

export interface Asked {
  question: string;
  about: string | undefined;
}
export interface Done {
  /** The question as it was read: "Why CL-30 is on hold". */
  read: string;
  /** Empty where a query answers. */
  text: string;
  follow_ups?: readonly string[];
  /** The record whose usual columns answer. */
  record?: Named;
}
export type Doing = (uses: ToolUses, asked: AskedIntent, place: Asked) => Promise<Done>;
