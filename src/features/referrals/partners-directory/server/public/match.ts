import type { Call } from '#server/call.ts';
import { Parameters } from '#server/resource/comparison.ts';
import type { DirectoryPartner, MatchQuestion } from '../../public.schema.ts';
import type { OpenDirectory } from './directory.ts';
import { isListed, LISTED, listedColumns, listedJoins } from './listed.ts';
import { type ListedRow, publicPartner } from './partner.ts';
import { reasonsIn } from './reasons.ts';
import { matchWishesOf, wishCondition, wishReason } from './wishes.ts';

const MOST_PROPOSED = 3;
const MOST_WORDS = 12;

/** Words that do not describe a visitor's need. */
const fillers = new Set(
  'the and for with our from that this need want help looking partner partners und der die das mit für ein eine wir les des une pour avec nous que los las una para con'.split(
    ' ',
  ),
);

export type Proposed = DirectoryPartner & { reasons: string[] };

/**
 * Up to three partners that offer everything asked, and why: what they offer, where they work, how they are rated. Only
 * reasons that are public themselves. Equal partners take turns by the day.
 */
export async function proposePartners(
  call: Call,
  directory: OpenDirectory,
  question: MatchQuestion,
): Promise<Proposed[]> {
  const words = [...new Set(question.need.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])]
    .filter((word) => !fillers.has(word))
    .slice(0, MOST_WORDS);
  const { settings } = directory;
  const p = new Parameters(call.organization_id);
  const within = isListed(p.add(settings.id));
  const wanted = p.addAll(words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  const country = p.add(question.country || null);
  const featured = p.addAll(settings.featured_partner_ids);
  const wishes = matchWishesOf(directory.fields, question.need, question.must);
  const day = Number(call.today().replaceAll('-', ''));
  const offered = "array_to_string(l.services || l.industries, ' · ')";
  const text = "concat_ws(' ', l.tagline, l.description, p.description)";
  const [rows] = await call.tx.batch([
    {
      text: `select to_json(x)::text from (
          select ${listedColumns}, l.partner_id = any(${featured}::uuid[]) as is_featured, m.*
          from ${LISTED} ${listedJoins} cross join lateral (select
              (select count(*)::int from unnest(${wanted}::text[]) w where ${offered} ilike w) as offers,
              (select count(*)::int from unnest(${wanted}::text[]) w where ${text} ilike w) as mentions,
              coalesce(${country}::text = any(case when cardinality(l.locations) > 0 then l.locations
                else array[p.country::text] end), false) as is_local,
              exists (select from partner_regions r where r.organization_id = p.organization_id and r.id = any(p.region_ids)
                and ${country}::text = any(r.country_codes)) as is_in_region) m
          where ${within}
            and (${country}::text is null or m.is_local or m.is_in_region)
            ${wishes.map((wish) => `and ${wishCondition(wish, (option) => p.add(option))}`).join(' ')}
          order by m.offers * 4 + m.mentions + case when m.is_local then 6 when m.is_in_region then 3 else 0 end
            + coalesce(g.rating::float, 3) + case when l.partner_id = any(${featured}::uuid[]) then 1 else 0 end desc,
            hashtextextended(l.partner_id::text, ${day}), l.partner_id
          limit ${MOST_PROPOSED}) x`,
      values: p.values,
    },
  ]);
  return rows!.map((json) => {
    const row = JSON.parse(json!) as ListedRow & { is_in_region: boolean };
    const partner = publicPartner(directory, row, true);
    return {
      ...partner,
      reasons: [
        ...wishes.map(wishReason),
        ...reasonsIn(settings.language, { partner, words, question, is_in_region: row.is_in_region }),
      ],
    };
  });
}
