import { Refusal } from '#server/errors.ts';
import { defineTool, type Reader, type ToolAnswer } from '#server/extension-points/assistant-tools.ts';
import { isId } from '#shared/ids.ts';
import { closed, oneOf, type Static, Type } from '#shared/schema.ts';
import { runPart } from '../parts.ts';

const Input = closed({
  topic: oneOf('commission', 'deal', 'hold', 'tier', 'payout', 'partner'),
  id: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description:
        'The number or id of a commission; otherwise the id of the deal, payment or partner. Partners leave it out for their own organization.',
    }),
  ),
  tier: Type.Optional(
    Type.String({ minLength: 1, maxLength: 80, description: 'The name of the tier; the next one without it.' }),
  ),
});
type Input = Static<typeof Input>;

export const explain = defineTool({
  name: 'explain',
  label: 'Explaining',
  about:
    'Explains with the figures behind it. Topics: commission, how it was calculated; deal, why it earned a commission or none; hold, why money waits and who acts; tier, how far a partner is from a tier; payout, the next payout; partner, a briefing before a call. Quote these figures; never calculate others.',
  input: Input,
  output: {},
  modes: ['company', 'partner'],
  can: 'record_search:view',
  run: (reader, input: Input) => topics[input.topic](reader, input),
});

const topics: Record<Input['topic'], (reader: Reader, input: Input) => Promise<ToolAnswer>> = {
  commission: (reader, { id }) => runPart(reader, 'explain_commission', { commission: needed(id, 'commission') }),
  deal: (reader, { id }) => runPart(reader, 'explain_commission', { deal_id: needed(id, 'deal') }),
  hold,
  tier: (reader, { id, tier }) => runPart(reader, 'tier_gap', { ...(id && { partner_id: id }), ...(tier && { tier }) }),
  payout: (reader, { id }) => runPart(reader, 'show_earnings', { show: 'next_payout', ...(id && { partner_id: id }) }),
  partner: (reader, { id }) => runPart(reader, 'partner_brief', id ? { partner_id: id } : {}),
};

function needed(id: string | undefined, of: string): string {
  if (!id) throw new Refusal(422, `Give the id of the ${of}. Find it with query or search.`);
  return id;
}

/** The id says nothing about its kind, so the kinds are tried in turn. @throws 404 if it is none of them */
async function hold(reader: Reader, { id }: Input): Promise<ToolAnswer> {
  if (!id || !isId(id)) return runPart(reader, 'why_on_hold', id ? { commission: id } : {});
  for (const property of ['commission', 'payment_id'])
    try {
      return await runPart(reader, 'why_on_hold', { [property]: id });
    } catch (error) {
      if (!(error instanceof Refusal) || error.statusCode !== 404) throw error;
    }
  return runPart(reader, 'why_on_hold', { partner_id: id });
}
