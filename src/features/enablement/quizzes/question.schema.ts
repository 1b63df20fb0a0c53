/** Kinds of questions and their shapes, without libraries: the player uses them too. */
export const questionKinds = ['single', 'multiple', 'true_false', 'order', 'match', 'numeric', 'short_text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What authors write. The position of an option is its name; the order of `items` is the right one. */
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

/** A question in an attempt: `order` says which option stands at each place. */
export interface DrawnQuestion {
  id: string;
  order: number[];
}

/** What a learner gets before answering. Options and items are in the drawn order, so positions tell nothing. */
export interface OpenQuestion {
  id: string;
  kind: QuestionKind;
  prompt: string;
  points: number;
  /** Of single, multiple and order: what to choose or sort. Of match: what stays in place. */
  options?: string[];
  /** Of match: what to choose for each. */
  choices?: string[];
}

/**
 * An answer, by places in the drawn order. single: one place; multiple: places; true_false: a boolean; order: the places in the
 * learner's order; match: for each option the place of its choice; numeric: a number; short_text: a text.
 */
export type Answer = number | number[] | boolean | string | null;
export type Answers = Record<string, Answer>;

export interface QuestionResult {
  id: string;
  is_correct: boolean;
  points: number;
}
