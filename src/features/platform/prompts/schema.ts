import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** Dots group prompts by module: `ai_assistant.answer`. */
const Key = Type.String({
  pattern: '^[a-z][a-z0-9_.]{1,79}$',
  description: 'lowercase letters, digits, underscores and dots, starting with a letter',
});
const VariableName = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,39}$',
  description: 'lowercase letters, digits and underscores, starting with a letter',
});
const Description = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const Text = Type.String({ maxLength: 50_000 });

/** A variable of a prompt; an optional one without a value is left empty. */
export const Variable = closed({
  name: VariableName,
  description: Type.String({ maxLength: 300 }),
  is_required: Type.Boolean(),
});
export type Variable = Static<typeof Variable>;

/** One thing that must hold of the rendered text. `matches` is a regular expression, `at_most` a number of characters. */
export const Assertion = closed({
  kind: oneOf('contains', 'lacks', 'equals', 'matches', 'at_most'),
  value: Type.String({ maxLength: 2_000 }),
});
export type Assertion = Static<typeof Assertion>;

export const PromptTest = closed({
  name: Type.String({ minLength: 1, maxLength: 120 }),
  values: Type.Record(VariableName, Type.String({ maxLength: 10_000 })),
  /** The text that the assertions apply to. */
  about: oneOf('system', 'prompt'),
  assertions: Type.Array(Assertion, { minItems: 1, maxItems: 20 }),
});
export type PromptTest = Static<typeof PromptTest>;

/** The content of a version, and the tests that prove it. */
const contents = {
  system_text: Text,
  template: Type.String({ minLength: 1, maxLength: 50_000 }),
  model: Type.String({ minLength: 1, maxLength: 100 }),
  variables: Type.Array(Variable, { maxItems: 50 }),
  tests: Type.Array(PromptTest, { maxItems: 50 }),
};

export const Prompt = Type.Object({
  id: Id,
  key: Type.String(),
  description: Type.String(),
  published_number: nullable(Type.Integer()),
  published_model: nullable(Type.String()),
  published_at: nullable(Instant),
  version_count: Type.Integer(),
  has_draft: Type.Boolean(),
  row_version: Type.Integer(),
  created_at: Instant,
  updated_at: Instant,
});
export type Prompt = Static<typeof Prompt>;

export const PromptCreate = closed({
  key: Key,
  description: Description,
  template: contents.template,
  model: contents.model,
});
export type PromptCreate = Static<typeof PromptCreate>;

export const PromptUpdate = closed({ description: Description, row_version: Type.Optional(Type.Integer()) });
export type PromptUpdate = Static<typeof PromptUpdate>;

export const PromptVersion = Type.Object({
  id: Id,
  number: Type.Integer(),
  state: oneOf('draft', 'published', 'retired'),
  ...contents,
  note: nullable(Type.String()),
  published_at: nullable(Instant),
  row_version: Type.Integer(),
  created_at: Instant,
});
export type PromptVersion = Static<typeof PromptVersion>;

export const DraftUpdate = closed({
  ...Type.Partial(Type.Object(contents)).properties,
  row_version: Type.Optional(Type.Integer()),
});
export type DraftUpdate = Static<typeof DraftUpdate>;

export const Publication = closed({ note: Type.Optional(nullable(Type.String({ maxLength: 500 }))) });
export const Rollback = closed({
  number: Type.Integer({ minimum: 1 }),
  note: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
});

export const TestResult = Type.Object({
  name: Type.String(),
  passed: Type.Boolean(),
  rendered: Type.String(),
  /** The assertions that failed, as text. */
  failures: Type.Array(Type.String()),
});
export type TestResult = Static<typeof TestResult>;
