import { closed, oneOf, type Static, Type, text } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

export const MOST_BLOCKS = 60;
/** Identifies a block in the editor and in messages about it. */
const key = Type.String({
  pattern: '^[a-z0-9_]{1,40}$',
  description: 'up to 40 lowercase letters, digits and underscores',
});
const address = Type.String({ maxLength: 2000 });
const words = text(4000);

export const personalFacts = sayable([
  { value: 'open_deals', label: 'Open deals' },
  { value: 'pending_registrations', label: 'Registrations waiting for a decision' },
  { value: 'open_courses', label: 'Courses to finish' },
  { value: 'expiring_certificates', label: 'Certificates that expire within 60 days' },
  { value: 'tier', label: 'Tier of the partner' },
] as const);
export type PersonalFact = (typeof personalFacts)[number]['value'];
const PersonalFact = oneOf(...personalFacts.map(({ value }) => value));

const Cell = closed({
  image_url: Type.Optional(address),
  image_alt: Type.Optional(text(200)),
  headline: Type.Optional(text(200)),
  text: Type.Optional(words),
  label: Type.Optional(text(80)),
  url: Type.Optional(address),
});
export type Cell = Static<typeof Cell>;

/** The parts of an email, from top to bottom. Texts hold variables such as `{{first_name|there}}`. */
export const Block = Type.Union([
  closed({ key, kind: Type.Literal('headline'), text: text(200) }),
  closed({ key, kind: Type.Literal('text'), text: words }),
  closed({ key, kind: Type.Literal('button'), label: text(80), url: address }),
  closed({ key, kind: Type.Literal('image'), url: address, alt: text(200), link: Type.Optional(address) }),
  closed({ key, kind: Type.Literal('columns'), cells: Type.Array(Cell, { minItems: 2, maxItems: 3 }) }),
  closed({ key, kind: Type.Literal('divider') }),
  closed({
    key,
    kind: Type.Literal('facts'),
    facts: Type.Array(PersonalFact, { minItems: 1, maxItems: personalFacts.length, uniqueItems: true }),
    /** Shown to people without access to the portal. */
    fallback: Type.Optional(text(500)),
  }),
]);
export type Block = Static<typeof Block>;
export type BlockKind = Block['kind'];
export const Blocks = Type.Array(Block, { maxItems: MOST_BLOCKS });
