import {
  closed,
  Day,
  Id,
  Instant,
  Minor,
  nameText,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';
import { levels, presets, sharedFields } from './levels.schema.ts';
import { populationKinds } from './schema.ts';

export const MappingLevel = oneOf(...levels);
const Asked = oneOf(...levels.filter((level) => level !== 'none'));
const Fields = Type.Array(oneOf(...sharedFields), { maxItems: sharedFields.length, uniqueItems: true });
const Kind = oneOf(...populationKinds.map(({ value }) => value));
const Side = oneOf('company', 'partner');
/** The partner of the relationship; required in company mode, and refused in partner mode. */
const partner_id = Type.Optional(Id);

export const ConsentChange = closed({ partner_id, level: MappingLevel, fields: Type.Optional(Fields) });
export type ConsentChange = Static<typeof ConsentChange>;
export const ConsentRequest = closed({
  partner_id,
  level: Asked,
  /** The wanted fields, for the level of chosen fields. */
  fields: Type.Optional(Fields),
  message: Type.Optional(nullable(text(1000))),
});
export type ConsentRequest = Static<typeof ConsentRequest>;
/** Without a level, the request is declined and nothing changes; the side that asked reads the reason. */
export const ConsentAnswer = closed({
  level: Type.Optional(MappingLevel),
  fields: Type.Optional(Fields),
  reason: Type.Optional(nullable(text(500))),
});
export type ConsentAnswer = Static<typeof ConsentAnswer>;
export const Ending = closed({ partner_id });

/** The consent of one side to what the other sees of one list. */
export const MappingConsent = Type.Object({
  id: nullable(Id),
  population_id: Id,
  counterpart_partner_id: Id,
  counterpart_name: Type.String(),
  level: MappingLevel,
  fields: Fields,
  requested_level: nullable(MappingLevel),
  request_message: nullable(Type.String()),
  requested_by_name: nullable(Type.String()),
  requested_at: nullable(Instant),
  changed_by_name: nullable(Type.String()),
  changed_at: nullable(Instant),
});
export type MappingConsent = Static<typeof MappingConsent>;

/** A consent as other systems read it. */
export const ConsentRow = Type.Object({
  ...Stored,
  population_id: Id,
  population_name: nullable(Type.String()),
  partner_id: Id,
  partner_name: Type.String(),
  side: Side,
  level: MappingLevel,
  requested_level: nullable(MappingLevel),
  requested_at: nullable(Instant),
  answered_at: nullable(Instant),
  changed_at: nullable(Instant),
});

/** Sets the levels of all own lists in one relationship, except custom and private ones. */
export const PresetChange = closed({ partner_id, preset: oneOf(...presets.map(({ key }) => key)) });
export type PresetChange = Static<typeof PresetChange>;

export const PartnerQuery = Type.Object({ partner_id });

/** A request that waits for an answer of the caller's side. */
const OpenRequest = Type.Object({
  consent_id: Id,
  level: MappingLevel,
  fields: Fields,
  message: nullable(Type.String()),
  by_name: Type.String(),
  at: Instant,
});
export type OpenRequest = Static<typeof OpenRequest>;
const Own = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Kind,
  row_count: Type.Integer(),
  refreshed_at: nullable(Instant),
  level: MappingLevel,
  /** The fields that the caller's side shares. */
  fields: Fields,
  request: nullable(OpenRequest),
});
const Other = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Kind,
  refreshed_at: nullable(Instant),
  level: MappingLevel,
  /** The level that the caller's side asked for, while it waits for an answer. */
  asked_level: nullable(MappingLevel),
  /** The last request of the caller's side, if it was declined. */
  declined: nullable(Type.Object({ level: MappingLevel, reason: nullable(Type.String()), at: Instant })),
});
const Cell = Type.Object({
  own_id: Id,
  other_id: Id,
  level: MappingLevel,
  /** Accounts of the own list; null below five at the level `count`, and without consent. */
  count: nullable(Type.Integer()),
  is_rounded: Type.Boolean(),
  /** Open deals of the company at the accounts of the cell, from the level of existence; always empty for partners. */
  potential: Type.Array(Type.Object({ currency: Type.String(), amount_minor: Type.Integer() })),
});
/** The lists of both sides and their overlaps, counted on the caller's rows. */
export const Matrix = Type.Object({
  partner_id: Id,
  counterpart_name: Type.String(),
  ours: Type.Array(Own),
  theirs: Type.Array(Other),
  cells: Type.Array(Cell),
});
export type Matrix = Static<typeof Matrix>;
export type MatrixCell = Static<typeof Cell>;

export const MOST_SHOWN = 100;
export const OverlapQuestion = closed({
  own_id: Id,
  other_id: Id,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});
export type OverlapQuestion = Static<typeof OverlapQuestion>;

/** The values of the other side's record, as far as both sides consent. */
const Shared = Type.Object({
  name: nullable(Type.String()),
  domain: nullable(Type.String()),
  owner: nullable(Type.String()),
  country: nullable(Type.String()),
  industry: nullable(Type.String()),
  employees: nullable(Type.Integer()),
  website: nullable(Type.String()),
  stage: nullable(Type.String()),
});
export type Shared = Static<typeof Shared>;
export const Overlap = Type.Object({
  id: Id,
  name: Type.String(),
  domain: nullable(Type.String()),
  owner: nullable(Type.String()),
  country: nullable(Type.String()),
  stage: nullable(Type.String()),
  account_id: nullable(Id),
  method: oneOf('domain', 'name_country'),
  first_seen_at: Instant,
  other: Shared,
  introduction_id: nullable(Id),
});
export type Overlap = Static<typeof Overlap>;
export const OverlapPage = Type.Object({
  level: MappingLevel,
  fields: Fields,
  total: Type.Integer(),
  page: Type.Integer(),
  rows: Type.Array(Overlap),
});
export type OverlapPage = Static<typeof OverlapPage>;

export const RowProblem = Type.Object({ line: Type.Integer(), message: Type.String() });
export type RowProblem = Static<typeof RowProblem>;
export const FileLoad = closed({
  file_name: nameText(200),
  content: Type.String({ minLength: 1, maxLength: 1_000_000 }),
});
export type FileLoad = Static<typeof FileLoad>;
export const LoadResult = Type.Object({
  loaded: Type.Integer(),
  skipped: Type.Integer(),
  loads_left: Type.Integer(),
  problems: Type.Array(RowProblem),
});
export type LoadResult = Static<typeof LoadResult>;

export const MatchReport = closed({ note: nameText(1000) });
/** The reported matches of one partner or of all. */
export const ReportQuery = closed({ partner_id });
export const ReportDecision = closed({
  decision: oneOf('wrong', 'same'),
  note: Type.Optional(nullable(text(1000))),
});
export type ReportDecision = Static<typeof ReportDecision>;
export const ReportedMatch = Type.Object({
  id: Id,
  partner_id: Id,
  partner_name: Type.String(),
  /** The account as the caller's own list has it. */
  name: Type.String(),
  /** The other side's name, if both sides share names. */
  other_name: nullable(Type.String()),
  method: oneOf('domain', 'name_country'),
  is_mine: Type.Boolean(),
  reported_by_name: Type.String(),
  reported_at: Instant,
  report_note: nullable(Type.String()),
  decision: nullable(oneOf('wrong', 'same')),
  decision_note: nullable(Type.String()),
  decided_by_name: Type.String(),
  decided_at: nullable(Instant),
});
export type ReportedMatch = Static<typeof ReportedMatch>;
export const IntroductionRequest = closed({
  message: nameText(2000),
  contact_name: Type.Optional(nullable(text(200))),
  due_on: Type.Optional(nullable(Day)),
});
export type IntroductionRequest = Static<typeof IntroductionRequest>;
export const IntroductionReason = closed({ reason: Type.Optional(nullable(text(1000))) });
export const CoSell = closed({
  title: nameText(200),
  amount_minor: Type.Optional(nullable(Minor)),
  expected_close_on: Type.Optional(nullable(Day)),
});
export type CoSell = Static<typeof CoSell>;
export const CoSellResult = Type.Object({
  resource: oneOf('opportunities', 'deal_registrations'),
  id: Id,
  to: Type.String(),
});

/** An entry of the log of views, for the owner of the record. */
export const Reveal = Type.Object({
  id: Id,
  name: Type.String(),
  population_name: nullable(Type.String()),
  partner_name: Type.String(),
  level: MappingLevel,
  purpose: oneOf('list', 'export', 'introduction', 'deal'),
  by_name: Type.String(),
  at: Instant,
});
export type Reveal = Static<typeof Reveal>;
export const RevealQuery = Type.Object({ partner_id, before: Type.Optional(Instant) });

/** A partner with whom lists are compared, for the company's overview. */
export const MappedPartner = Type.Object({
  partner_id: Id,
  name: Type.String(),
  lists: Type.Integer(),
  shared_lists: Type.Integer(),
  open_requests: Type.Integer(),
  introductions: Type.Integer(),
});
export type MappedPartner = Static<typeof MappedPartner>;

/** The overlaps of two lists as a file, for both sides that share chosen fields. */
export const OverlapExport = Type.Object({ file_name: Type.String(), content: Type.String() });
export type OverlapExport = Static<typeof OverlapExport>;
export const ExportQuestion = closed({ own_id: Id, other_id: Id });

/** A connected CRM of the caller, from which a list can be loaded. */
export const MappingCrm = Type.Object({ id: Id, name: Type.String() });
export type MappingCrm = Static<typeof MappingCrm>;
