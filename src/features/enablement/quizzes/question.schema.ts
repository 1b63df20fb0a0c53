/** Kinds of questions and their shapes. This file uses no libraries, because the player loads it too. */
export const questionKinds = ['single', 'multiple', 'true_false', 'order', 'match', 'numeric', 'short_text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The author's definition. The position of an option identifies it; the order of `items` is the correct one. */
export type QuestionContent =
  | { kind: 'single' | 'multiple'; options: string[]; correct: number[] }
  | { kind: 'true_false'; is_true: boolean }
  | { kind: 'order'; items: string[] }
  | { kind: 'match'; pairs: { left: string; right: string }[] }
  | { kind: 'numeric'; value: number; tolerance: number }
  | { kind: 'short_text'; accepted: string[]; is_case_sensitive: boolean };

/** A question as it was when the course was published. */
export interface FrozenQuestion {
  id: string;
  prompt: string;
  points: number;
  explanation: string | null;
  content: QuestionContent;
}

/** A question in an attempt: `order` has the option at each position. */
export interface DrawnQuestion {
  id: string;
  order: number[];
}

/**
 * The part of a question a learner gets before answering. Options and items are in the drawn order, so positions reveal
 * nothing.
 */
export interface OpenQuestion {
  id: string;
  kind: QuestionKind;
  prompt: string;
  points: number;
  /** For single, multiple and order: the options to choose or sort. For match: the fixed side. */
  options?: string[];
  /** For match: the choices for each option. */
  choices?: string[];
}

/**
 * An answer, by positions in the drawn order. single: one position; multiple: positions; true_false: a boolean; order:
 * the positions in the learner's order; match: the position of the choice for each option; numeric: a number;
 * short_text: a text.
 */
export type Answer = number | number[] | boolean | string | null;
export type Answers = Record<string, Answer>;

export interface QuestionResult {
  id: string;
  is_correct: boolean;
  points: number;
}
