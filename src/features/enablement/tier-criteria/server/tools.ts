import { Refusal } from '#server/errors.ts';
import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { citations, dayText, recordSource } from '#server/extension-points/assistant-words.ts';
import { shapeOfSchema } from '#server/leaving/schema-shape.ts';
import { formatMoney } from '#shared/money/money.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { percentText } from '#shared/text/percent.ts';
import { metricName } from '../metric-name.ts';
import { metricOf } from '../metrics.schema.ts';
import { CriterionResult, type TierStanding } from '../schema.ts';

const Input = closed({
  partner_id: Type.Optional(
    Type.Intersect([Id], { description: 'The partner, from find_records; not in partner mode.' }),
  ),
  tier: Type.Optional(
    Type.String({ minLength: 1, maxLength: 80, description: 'The name of the tier; by default the next one.' }),
  ),
});

interface Tier {
  id: string;
  name: string;
  order: number;
}

const tierGap = defineTool({
  name: 'tier_gap',
  isCovered: true,
  label: 'Comparing the tier',
  about:
    'Tells how far a partner is from a tier, criterion by criterion, with the value and the requirement. In partner mode it is about the own organization. Quote these figures; never calculate others.',
  input: Input,
  output: {
    tier: 'value',
    wanted: 'value',
    evaluated_at: 'value',
    criteria: [shapeOfSchema(CriterionResult)],
  },
  modes: ['company', 'partner'],
  can: 'tier_standings:view',
  run: async (reader, { partner_id, tier }: Static<typeof Input>) => {
    const isPartner = reader.actor.mode === 'partner';
    if (!isPartner && !partner_id) throw new Refusal(422, 'Give a partner.');
    const standing = (
      await reader.list<TierStanding>('tier_standings', { ...(!isPartner && { partner_id }), _end: '1' })
    ).rows[0];
    if (!standing) throw new Refusal(404, 'This partner has not been evaluated yet.');
    const ladder = (await reader.list<Tier>('partner_tiers', { _sort: 'order', _end: '50' })).rows;
    const wanted = chosenTier(ladder, standing, tier);
    const { sources, cite } = citations();
    const who = isPartner
      ? 'You'
      : `${standing.partner_name}${cite(recordSource(reader, 'partners', standing.partner_id ?? partner_id!, standing.partner_name ?? 'Partner'))}`;
    const reference = cite(
      isPartner
        ? { kind: 'page', title: 'Your tier', to: '/partner-tier' }
        : { kind: 'page', title: 'Tier', to: `/partners/show/${standing.partner_id}?tab=tier` },
    );
    const verb = isPartner ? 'are' : 'is';
    if (!wanted)
      return {
        data: { tier: standing.tier_name, criteria: [] },
        sources,
        says: `${who} ${verb} in the highest tier with criteria${standing.tier_name ? `, ${standing.tier_name}` : ''}${reference}.`,
      };
    const results = standing.results.filter(({ tier_id }) => tier_id === wanted.id);
    const missing = results.filter(({ is_met }) => !is_met);
    const now = standing.tier_name ? `in ${standing.tier_name}` : 'in no tier';
    return {
      data: {
        tier: standing.tier_name,
        wanted: wanted.name,
        evaluated_at: standing.evaluated_at,
        criteria: results.map(({ evidence: _, rows: _rows, ...result }) => ({
          ...result,
          label: metricName(result.metric, result.window_months),
        })),
      },
      sources,
      says:
        results.length === 0
          ? `${who} ${verb} ${now}${reference}. ${wanted.name} has no criteria.`
          : [
              `${who} ${verb} ${now}${reference}. ${missing.length === 0 ? `All ${results.length} criteria of ${wanted.name} are met.` : `${results.length - missing.length} of ${results.length} criteria of ${wanted.name} are met.`}`,
              ...results.map((result) => `- ${criterionText(result, standing.currency)}`),
            ].join('\n'),
    };
  },
});

/** The named tier, or the next one above the present tier that has criteria. @throws 404 */
function chosenTier(ladder: readonly Tier[], standing: TierStanding, name: string | undefined): Tier | undefined {
  if (name) {
    const found = ladder.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    if (!found) throw new Refusal(404, `There is no tier "${name}".`);
    return found;
  }
  const place = ladder.findIndex(({ id }) => id === standing.tier_id);
  return ladder.slice(place + 1).find(({ id }) => standing.results.some(({ tier_id }) => tier_id === id));
}

function criterionText(result: CriterionResult, currency: string | null): string {
  const { unit } = metricOf(result.metric);
  const label = metricName(result.metric, result.window_months);
  const text = (value: number) =>
    unit === 'money' && currency
      ? formatMoney(value, currency)
      : unit === 'percent'
        ? percentText(value)
        : String(value);
  const value = result.value === null ? 'not measured yet' : text(result.value);
  const gap = result.is_met || result.value === null ? '' : `, ${text(result.threshold - result.value)} to go`;
  const kind = result.is_mandatory ? '' : `, optional for ${result.points} points`;
  const months = unit !== 'money' && result.window_months ? ` in ${result.window_months} months` : '';
  const lapses = result.is_met && result.lapses_on ? `, until ${dayText(result.lapses_on)}` : '';
  return `${label}${result.subject ? ` (${result.subject})` : ''}: ${value} of ${text(result.threshold)}${months}${result.is_met ? ', met' : gap}${lapses}${kind}`;
}

export const tools = [tierGap];
