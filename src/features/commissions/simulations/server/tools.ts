import { Estimate } from '#features/commissions/accruals/schema.ts';
import { reasons } from '#features/commissions/commissions/reasons.ts';
import { Refusal } from '#server/errors.ts';
import { defineTool, type Reader } from '#server/extension-points/assistant-tools.ts';
import { citations, dayText, recordSource } from '#server/extension-points/assistant-words.ts';
import { objectShapeOf, shapeOfSchema } from '#server/leaving/schema-shape.ts';
import { formatMoney } from '#shared/money/money.ts';
import { CurrencyCode, closed, Id, PositiveMinor, type Static, Type } from '#shared/schema.ts';
import { Simulation } from '../schema.ts';

const Input = closed({
  amount_minor: Type.Intersect([PositiveMinor], { description: 'The amount of the deal in minor units.' }),
  currency: CurrencyCode,
  partner_id: Type.Optional(Type.Intersect([Id], { description: 'The partner that earns; not in partner mode.' })),
  type_id: Type.Optional(Type.Intersect([Id], { description: 'The deal type (opportunity_types).' })),
  plan_id: Type.Optional(
    Type.Intersect([Id], {
      description: 'One incentive structure (commission_plans) to try alone; only in company mode.',
    }),
  ),
});

const whatIf = defineTool({
  name: 'what_if',
  label: 'Calculating a commission',
  about:
    'Calculates what a partner would earn if a deal of an amount were won today, under the present rules. With `plan_id`, the company tries one incentive structure alone, including its draft. Nothing is saved. Quote the amounts; never calculate others.',
  input: Input,
  output: {
    ...objectShapeOf(Estimate),
    plan: 'value',
    is_draft: 'value',
    currency: 'value',
    lines: shapeOfSchema(Simulation.properties.lines),
    problems: shapeOfSchema(Simulation.properties.problems),
  },
  modes: ['company', 'partner'],
  can: 'commission_lines:view',
  run: async (reader, input: Static<typeof Input>) => {
    const isPartner = reader.actor.mode === 'partner';
    if (!isPartner && !input.partner_id) throw new Refusal(422, 'Give a partner.');
    if (input.plan_id && !isPartner) return withPlan(reader, input, input.plan_id);
    const partner = isPartner ? null : await reader.get<{ id: string; name: string }>(`/partners/${input.partner_id}`);
    const { amount_minor, currency, type_id } = input;
    const estimate = await reader.ask<Estimate>('/commission_lines/estimate', {
      ...(partner && { partner_id: partner.id }),
      amount_minor,
      currency,
      ...(type_id && { type_id }),
    });
    const { sources, cite } = citations();
    const who = partner
      ? `${partner.name}${cite(recordSource(reader, 'partners', partner.id, partner.name))} would earn`
      : `You would earn`;
    const reference = isPartner ? cite({ kind: 'page', title: 'How you earn', to: '/revenue/incentives' }) : '';
    return {
      data: estimate,
      sources,
      says: [
        `${who} ${formatMoney(estimate.amount_minor, estimate.currency)} on a deal of ${formatMoney(amount_minor, currency)} won today${reference}.${estimate.release_on ? ` It would be payable on ${dayText(estimate.release_on)}.` : ''}${estimate.is_on_collection ? ' It is earned as the customer pays.' : ''}`,
        ...estimate.parts.map(({ label, amount_minor: part }) => `- ${label}: ${formatMoney(part, estimate.currency)}`),
        ...(estimate.amount_minor === 0 ? estimate.codes.map((code) => `- ${reasons[code]}`) : []),
      ].join('\n'),
    };
  },
});

async function withPlan(reader: Reader, input: Static<typeof Input>, plan_id: string) {
  const { amount_minor, currency, partner_id, type_id } = input;
  const plan = await reader.get<{ id: string; name: string; draft_id: string | null; published_id: string | null }>(
    `/commission_plans/${plan_id}`,
  );
  const version = plan.draft_id ?? plan.published_id;
  if (!version) throw new Refusal(422, 'This incentive structure has no version yet.');
  const partner = await reader.get<{ id: string; name: string }>(`/partners/${partner_id}`);
  const trial = await reader.ask<Simulation>(`/plan_versions/${version}/simulate`, {
    deal: {
      currency,
      lines: [{ amount_minor }],
      participants: [{ partner_id: partner.id }],
      ...(type_id && { type_id }),
    },
  });
  const { sources, cite } = citations();
  const structure = cite({ kind: 'record', title: plan.name, to: `/commissions/structure/edit/${plan.id}` });
  const total = trial.lines.reduce((sum, line) => sum + line.amount_minor, 0);
  return {
    data: {
      plan: plan.name,
      is_draft: plan.draft_id !== null,
      currency: trial.currency,
      lines: trial.lines,
      problems: trial.problems,
    },
    sources,
    says: [
      `Under ${plan.draft_id ? 'the draft of ' : ''}${plan.name}${structure}, ${partner.name}${cite(recordSource(reader, 'partners', partner.id, partner.name))} would earn ${formatMoney(total, trial.currency)} on a deal of ${formatMoney(amount_minor, currency)}. Nothing was saved.`,
      ...trial.lines.map((line) => `- ${line.title}: ${formatMoney(line.amount_minor, line.currency)}`),
    ].join('\n'),
  };
}

export const tools = [whatIf];
