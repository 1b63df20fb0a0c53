import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { offersDeclared } from '#server/flags/offered.ts';
import { inLanguage } from '#server/language.ts';
import { readerList } from '#shared/text/reader-formats.ts';
import type { GateOfPartner, GateState } from '../schema.ts';
import { allGates, allRequirements, type Gate, type GateRequirement, gateOf, requirementOf } from './define.ts';

/** Something that a partner lacks: "an approved tax form". */
export interface GateReason {
  label: string;
  link: string;
}

interface Stored {
  id: string;
  gate: string;
  requirement: string;
  option: string | null;
  audience_id: string | null;
}

const storedGates = (call: Call, gate: string | null) =>
  call.rows<Stored>(sql`
    select id, gate, requirement, option, audience_id from program_gates
    where organization_id = ${call.organization_id} and (${gate}::text is null or gate = ${gate})
    order by created_at, id`);

/** The gates and requirements to choose from: those of the program's modules, and what a gate has already. */
export async function offeredGates(call: Call): Promise<{ gates: Gate[]; requirements: GateRequirement[] }> {
  const stored = await storedGates(call, null);
  const chosen = new Set(stored.flatMap(({ gate, requirement }) => [gate, requirement]));
  const isOffered = ({ key }: { key: string }) => chosen.has(key) || offersDeclared(call.actor, 'gates', key);
  return { gates: allGates().filter(isOffered), requirements: allRequirements().filter(isOffered) };
}

/** @throws 409 with the link that opens the gate, while the partner lacks something that the program requires */
export async function requireOpenGate(call: Call, gate: string, partner_id: string): Promise<void> {
  const state = await gateOfPartner(call, gate, partner_id);
  if (state.is_open) return;
  const missing = state.requirements.filter(({ is_met }) => !is_met);
  throw conflict(state.message!, { gate, link: missing[0]!.link, missing });
}

/** The gate as this partner stands to it, with the links of the reader's side. */
export async function gateOfPartner(call: Call, gate: string, partner_id: string): Promise<GateOfPartner> {
  const isPartner = call.actor.mode === 'partner';
  const requirements = await call.asCompany(async (company) =>
    statesOf(company, await storedGates(company, gate), { partner_id, isPartner }),
  );
  return withMessage(gate, requirements, isPartner);
}

/** All gates of the program that hold for this partner. */
export async function gatesOfPartner(call: Call, partner_id: string): Promise<GateOfPartner[]> {
  const stored = await storedGates(call, null);
  const gates: GateOfPartner[] = [];
  for (const { key } of allGates()) {
    const of = stored.filter(({ gate }) => gate === key);
    const requirements = await statesOf(call, of, { partner_id, isPartner: false });
    if (requirements.length > 0) gates.push(withMessage(key, requirements, false));
  }
  return gates;
}

function withMessage(gate: string, requirements: GateState[], isPartner: boolean): GateOfPartner {
  const { texts } = gateOf(gate)!;
  const missing = requirements.filter(({ is_met }) => !is_met);
  const needs = readerList(missing.map(({ label }) => label));
  return {
    gate,
    label: texts.label,
    is_open: missing.length === 0,
    message: missing.length === 0 ? null : isPartner ? texts.yours(needs) : texts.its(needs),
    requirements,
  };
}

async function statesOf(
  call: Call,
  stored: readonly Stored[],
  { partner_id, isPartner }: { partner_id: string; isPartner: boolean },
): Promise<GateState[]> {
  const states: GateState[] = [];
  const waivers = await waiversInForce(call, partner_id);
  for (const one of stored) {
    const requirement = requirementOf(one.requirement);
    if (!requirement || !(await concerns(call, one, partner_id))) continue;
    const waiver = waivers.find(({ gate_id }) => gate_id === one.id);
    const is_met = waiver !== undefined || (await requirement.metBy(call, one.option)).has(partner_id);
    const opened = is_met ? undefined : await requirement.opened?.(call, partner_id, one.option);
    const side = isPartner ? 'partner' : 'company';
    states.push({
      label: opened?.lacks?.[side] ?? (await phraseOf(call, one)),
      is_met,
      is_waived: waiver !== undefined,
      gate_id: isPartner ? null : one.id,
      waiver: isPartner || !waiver ? null : waiverOf(waiver),
      link: opened?.link ?? (isPartner ? requirement.partner : requirement.company(partner_id)),
      link_label: opened ? opened[side] : requirement.texts[side],
    });
  }
  return states;
}

const waiverOf = ({ id, reason, waived_by_name, ends_on }: Waiver) => ({ id, reason, waived_by_name, ends_on });

interface Waiver {
  id: string;
  gate_id: string;
  partner_id: string;
  reason: string;
  waived_by_name: string;
  ends_on: string | null;
}

/** Waivers expire by themselves after their last day. */
const waiversInForce = (call: Call, partner_id: string | null) =>
  call.rows<Waiver>(sql`
    select id, gate_id, partner_id, reason, waived_by_name, ends_on from gate_waivers
    where organization_id = ${call.organization_id} and (${partner_id}::uuid is null or partner_id = ${partner_id})
      and (ends_on is null or ends_on >= ${call.today()})
    order by created_at desc, id`);

async function concerns(call: Call, { audience_id }: Stored, partner_id: string): Promise<boolean> {
  return !audience_id || (await memberships(call, [audience_id], [partner_id])).has(partner_id);
}

async function phraseOf(call: Call, { requirement, option }: Stored): Promise<string> {
  const declared = requirementOf(requirement)!;
  const options = (await declared.options?.(call)) ?? [];
  return declared.phrase(options.find(({ value }) => value === option)?.label);
}

/**
 * The missing requirements of partners behind a gate, each with the company's link. Runs with the company's rights.
 * They are in English, because payouts store them.
 */
export async function reasonsBehindGate(call: Call, gate: string): Promise<Map<string, GateReason[]>> {
  const reasons = new Map<string, GateReason[]>();
  for (const stored of await storedGates(call, gate)) {
    const held = await heldBy(call, stored);
    if (held.length === 0) continue;
    const label = await inLanguage('en', () => phraseOf(call, stored));
    const { company } = requirementOf(stored.requirement)!;
    for (const id of held) reasons.set(id, [...(reasons.get(id) ?? []), { label, link: company(id) }]);
  }
  return reasons;
}

/** The live partners that the gate holds back, without a question about one of them. Runs with the company's rights. */
export async function partnersBehindGate(call: Call, gate: string): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (const stored of await storedGates(call, gate)) for (const id of await heldBy(call, stored)) held.add(id);
  return held;
}

async function heldBy(call: Call, { id: gate_id, requirement, option, audience_id }: Stored): Promise<string[]> {
  const declared = requirementOf(requirement);
  if (!declared) return [];
  const met = await declared.metBy(call, option);
  const concerned = audience_id
    ? [...(await memberships(call, [audience_id], null)).keys()]
    : (
        await call.rows<{ id: string }>(
          sql`select id from partners where organization_id = ${call.organization_id} and archived_at is null`,
        )
      ).map(({ id }) => id);
  const waived = new Set(
    (await waiversInForce(call, null))
      .filter((waiver) => waiver.gate_id === gate_id)
      .map(({ partner_id }) => partner_id),
  );
  return concerned.filter((id) => !met.has(id) && !waived.has(id));
}

/** Each stored gate in words, with the number of partners it holds back. */
export async function heldByGates(call: Call): Promise<{ id: string; label: string; partners: number }[]> {
  const held: { id: string; label: string; partners: number }[] = [];
  for (const stored of await storedGates(call, null))
    if (requirementOf(stored.requirement))
      held.push({
        id: stored.id,
        label: await phraseOf(call, stored),
        partners: (await heldBy(call, stored)).length,
      });
  return held;
}
