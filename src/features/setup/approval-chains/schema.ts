import { companyRoleKeys } from '#shared/access/roles.ts';
import { Conditions } from '#shared/conditions/conditions.schema.ts';
import {
  changes,
  closed,
  Id,
  Instant,
  nameText,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';

export const MAX_STEPS = 10;
export const reviewerKinds = ['role', 'person', 'partner_owner', 'region_managers'] as const;
export type ReviewerKind = (typeof reviewerKinds)[number];

/**
 * The reviewer of a step: everyone with a role, one person, the owner of the partner, or the managers of its region.
 */
export const Reviewer = closed({
  kind: oneOf(...reviewerKinds),
  /** A built-in role. */
  role: Type.Optional(oneOf(...companyRoleKeys)),
  /** A role of the company's own. */
  role_id: Type.Optional(Id),
  user_id: Type.Optional(Id),
});
export type Reviewer = Static<typeof Reviewer>;

export const ChainStep = closed({
  name: nameText(80),
  /** Only for records that also meet these. */
  conditions: Type.Optional(nullable(Conditions)),
  reviewer: Reviewer,
  /** Decides when the reviewer is absent. */
  substitute: Type.Optional(nullable(Reviewer)),
  /** Hours of business days after which the substitute may decide as well. */
  substitute_after_hours: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 720 }))),
});
export type ChainStep = Static<typeof ChainStep>;

const Steps = Type.Array(ChainStep, { minItems: 1, maxItems: MAX_STEPS });

export const ApprovalChain = Type.Object({
  ...Stored,
  name: Type.String(),
  description: nullable(Type.String()),
  order: Type.Integer(),
  is_active: Type.Boolean(),
  subject_table: Type.String(),
  conditions: nullable(Conditions),
  includes_automatic: Type.Boolean(),
  steps: Type.Array(ChainStep),
  step_count: Type.Integer(),
  /** Records that are waiting in it. */
  open_count: Type.Integer(),
  archived_at: nullable(Instant),
});
export type ApprovalChain = Static<typeof ApprovalChain>;

const settings = {
  description: Type.Optional(nullable(text(2000))),
  /** The first active chain that matches a record is used. */
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e6 })),
  is_active: Type.Optional(Type.Boolean()),
  conditions: Type.Optional(nullable(Conditions)),
  includes_automatic: Type.Optional(Type.Boolean()),
};
export const ApprovalChainCreate = closed({
  name: nameText(120),
  subject_table: text(63),
  steps: Steps,
  ...settings,
});
export type ApprovalChainCreate = Static<typeof ApprovalChainCreate>;
/** The subject of a chain never changes. */
export const ApprovalChainUpdate = changes(
  closed({ name: nameText(120), steps: Steps, ...settings, archived_at: Type.Optional(Type.Null()) }),
);

const Option = Type.Object({
  value: Type.String(),
  label: Type.String(),
  is_archived: Type.Optional(Type.Boolean()),
});
/** The records that can need approvals, and the fields their conditions can use. */
export const ApprovalSubjects = Type.Array(
  Type.Object({
    table: Type.String(),
    label: Type.String(),
    fields: Type.Array(
      Type.Object({
        field: Type.String(),
        label: Type.String(),
        group: Type.String(),
        kind: oneOf('list', 'countries', 'words', 'number', 'money', 'months', 'yes_no', 'date'),
        options: Type.Optional(Type.Array(Option)),
        says: Type.Optional(Type.Object({ yes: Type.String(), no: Type.String() })),
      }),
    ),
  }),
);
export type ApprovalSubjects = Static<typeof ApprovalSubjects>;

export const stepStatuses = ['waiting', 'open', 'approved', 'rejected', 'canceled'] as const;
const ProgressStep = Type.Object({
  position: Type.Integer(),
  name: Type.String(),
  status: oneOf(...stepStatuses),
  asked_at: nullable(Instant),
  decided_at: nullable(Instant),
  decided_by_name: nullable(Type.String()),
  by_substitute: Type.Boolean(),
  /** Only for the company. */
  comment: nullable(Type.String()),
  /** The people who can decide now. Only the company sees them. */
  reviewers: Type.Array(Type.String()),
});
/** The progress of a record's approvals. */
export const ApprovalProgress = Type.Object({
  status: oneOf('open', 'approved', 'rejected', 'canceled', 'restarted'),
  /** Only for the company. */
  chain_name: nullable(Type.String()),
  approved: Type.Integer(),
  total: Type.Integer(),
  started_at: Instant,
  /** True if the chain started over because the record changed. */
  is_restart: Type.Boolean(),
  /** The caller can decide the open step. */
  is_mine: Type.Boolean(),
  steps: Type.Array(ProgressStep),
});
export type ApprovalProgress = Static<typeof ApprovalProgress>;
