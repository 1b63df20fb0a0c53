import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import type { BadgeCheck, ReviewBadge } from '../public.schema.ts';
import { publicRating } from './service.ts';

export const badgeSigner = ({ sealing }: Pick<Kernel, 'sealing'>) => sealing.signer('review badges');

/** A partner's rating today, signed with the company's key of this installation. @throws 404 */
export async function badgeOf(kernel: Kernel, partner_id: string): Promise<ReviewBadge> {
  const { company, partner, count, rating, cooperation, quality, schedule, budget } = await publicRating(
    kernel,
    partner_id,
  );
  const content = {
    kind: 'tandem-review-badge/1' as const,
    company,
    partner,
    count,
    rating,
    cooperation,
    quality,
    schedule,
    budget,
    issued_at: kernel.clock.now().toISOString(),
    verify_url: `${kernel.config.baseUrl}/verify/reviews/${partner.id}`,
  };
  return badgeSigner(kernel).sign(content, company.id);
}

/** Checks that this installation signed the badge and that it was not changed. */
export function checkBadge(kernel: Pick<Kernel, 'sealing'>, badge: ReviewBadge): Static<typeof BadgeCheck> {
  const problem = badgeSigner(kernel).problemOf(badge, badge.company.id);
  return { is_genuine: !problem, problems: problem ? [problem] : [] };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

const STAR = 'M7 0l2.1 4.4 4.9.7-3.5 3.4.8 4.8L7 11 2.7 13.3l.8-4.8L0 5.1l4.9-.7z';

/** The picture of a badge. Its metadata is the signed badge, so a saved picture can be verified, too. */
export function badgeSvg(badge: ReviewBadge): string {
  const { rating, count, company, partner } = badge;
  const title = `${partner.name}: rated ${rating} of 5 in ${count} deal-verified reviews, ${company.name}`;
  const stars = [1, 2, 3, 4, 5].map((at) => {
    const share = Math.max(0, Math.min(1, (rating ?? 0) - at + 1));
    const x = 16 + (at - 1) * 18;
    return `<g transform="translate(${x} 40)"><path d="${STAR}" fill="#e7e5e4"/><svg width="${(14 * share).toFixed(1)}" height="14"><path d="${STAR}" fill="#c2410c"/></svg></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="96" viewBox="0 0 240 96" role="img" aria-label="${escaped(title)}">
<title>${escaped(title)}</title>
<metadata>${escaped(JSON.stringify(badge))}</metadata>
<rect x=".5" y=".5" width="239" height="95" rx="8" fill="#fff" stroke="#e7e5e4"/>
<g font-family="system-ui,-apple-system,'Segoe UI',sans-serif" fill="#1c1917">
<text x="16" y="26" font-size="13" font-weight="600">${escaped(shortened(partner.name, 28))}</text>
${stars.join('\n')}
<text x="112" y="52" font-size="15" font-weight="600">${rating?.toFixed(1)}/5</text>
<text x="16" y="74" font-size="11" fill="#57534e">${count} deal-verified reviews</text>
<text x="16" y="88" font-size="10" fill="#78716c">${escaped(shortened(company.name, 38))}</text>
</g>
</svg>
`;
}
