import type {
  Calc,
  Cap,
  PlanDefinition,
  Rule,
  RuleBase,
  Spiff,
} from '#features/commissions/commission-plans/schema.ts';
import { fullForm, type When } from '#shared/conditions/conditions.ts';
import type { Rounding } from '#shared/money/rational.ts';
import type { PlanVersionFacts, ProgramFacts } from './facts.ts';

/**
 * A plan version as the engine reads it: every default is filled in and the rules are grouped by kind, so that later
 * steps need no checks.
 */
export interface CompiledPlan {
  /** The reference to the plan that a sale keeps. */
  ref: { plan_id: string; version: number; effective_from: string };
  id: string;
  version: number;
  effective_from: string;
  best_for_partner: boolean;
  credit: boolean;
  hold_days: number;
  recurring_months: number | null;
  locks_rate: boolean;
  rounding: Rounding;
  rules: CompiledRule[];
  overrides: CompiledRule[];
  spiffs: CompiledRule[];
}

export interface CompiledRule {
  id: string;
  /** Names the rule's account across plan versions: counters, caps and corrections follow the slot, not the version. */
  slot: string;
  label: string | undefined;
  index: number;
  kind: 'rule' | 'spiff' | 'override';
  priority: number;
  additive: boolean;
  base: RuleBase;
  /** For overrides: the role whose commission is the base. */
  base_role: string | undefined;
  collected: boolean;
  when: When;
  calc: Calc;
  spiff: Spiff | undefined;
  min_minor: number;
  deal_cap_minor: number | undefined;
  cap: Cap | undefined;
  terms: RefundTerms;
}

/** A rule's clawback terms. They are frozen on the account when it is opened, so a later plan does not change them. */
export interface RefundTerms {
  keep: boolean;
  mode: 'proportional' | 'full' | 'none';
  window_days: number | null;
  rounding: Rounding;
}

export function compilePlan(facts: PlanVersionFacts, program: ProgramFacts): CompiledPlan {
  const { definition } = facts;
  const { plan_id, version, effective_from } = facts;
  const rules = definition.rules.map((rule, index) => readyRule(rule, index, definition, program));
  return {
    ref: { plan_id, version, effective_from },
    id: facts.plan_id,
    version: facts.version,
    effective_from: facts.effective_from,
    best_for_partner: definition.selection === 'best_for_partner',
    credit: definition.split === 'credit',
    hold_days: definition.hold_days ?? program.default_hold_days ?? 0,
    recurring_months: definition.recurring_months ?? null,
    locks_rate: definition.rate_lock === 'at_first',
    rounding: definition.rounding ?? program.rounding,
    rules: rules.filter(({ kind }) => kind === 'rule'),
    overrides: rules.filter(({ kind }) => kind === 'override'),
    spiffs: rules.filter(({ kind }) => kind === 'spiff'),
  };
}

function readyRule(rule: Rule, index: number, plan: PlanDefinition, program: ProgramFacts): CompiledRule {
  const kind = rule.kind ?? 'rule';
  const base = rule.base ?? 'net';
  return {
    id: rule.id,
    slot: rule.slot ?? rule.id,
    label: rule.label,
    index,
    kind,
    priority: rule.priority ?? 0,
    additive: rule.stacking === 'additive',
    base,
    base_role: /^commission_of\((.+)\)$/.exec(base)?.[1],
    collected: plan.accrue_on === 'collected' || base === 'collected',
    when: fullForm(rule.when),
    calc: rule.calc ?? { type: 'percent', rate_ppm: 0 },
    spiff: rule.spiff,
    min_minor: rule.min_minor ?? 0,
    deal_cap_minor: rule.deal_cap_minor,
    cap: rule.cap,
    terms: {
      keep: rule.on_partial_refund === 'keep',
      mode: rule.clawback?.mode ?? 'proportional',
      window_days: rule.clawback?.window_days ?? program.clawback_window_days ?? null,
      rounding: plan.rounding ?? program.rounding,
    },
  };
}
