import { notify, partnerUserAddressees } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler } from '#server/jobs/job.ts';
import { readerLocale } from '#shared/places/regions.ts';
import { laterOf } from '#shared/time/dates.ts';
import type { PlanVersion } from '../schema.ts';
import { partnersWith } from './audience/audience.ts';
import { readVersion } from './publishing/drafts.ts';
import { texts } from './texts.ts';

export const planJobs: Record<string, JobHandler> = {
  'commission-plans.tell-partners': (job, { ref_id }) => job.within((call) => notifyPartners(call, ref_id as string)),
};

export const planTopics: Record<string, string[]> = { 'plan_versions.published': ['commission-plans.tell-partners'] };

/** Versions published longer ago (imported history, or a worker that was down for long) are no longer announced. */
const NEWS_DAYS = 7;

/** Notifies the partners on a new version before it takes effect; each person once, however often the job runs. */
export async function notifyPartners(call: Call, version_id: string): Promise<void> {
  const version = await readVersion(call, version_id);
  if (!isNews(call, version)) return;
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  const what = () => newsOf(version, call.today(), region);
  for (const partner_id of await partnersWith(call, version.plan_id, laterOf(version.effective_from, call.today()))) {
    const people = await partnerUserAddressees(call, partner_id);
    await notify(
      call,
      { mode: 'partner', partner_id, people },
      () => ({
        kind: 'incentive_published',
        text: texts.news(what(), version.note).slice(0, 500),
        link: '/revenue/incentives',
        dedupe_key: `plan_version:${version.id}:${partner_id}`,
      }),
      () => ({ subject: what(), action: texts.viewTerms }),
    );
  }
}

function isNews(call: Call, { state, published_at, effective_to }: PlanVersion): boolean {
  if (state === 'draft' || !published_at || (effective_to !== null && effective_to <= call.today())) return false;
  return call.now().getTime() - Date.parse(published_at) < NEWS_DAYS * 86_400_000;
}

/** In the language of the reader. */
function newsOf({ plan_name, effective_from }: PlanVersion, today: string, region: string): string {
  const day = new Intl.DateTimeFormat(readerLocale(region), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(effective_from),
  );
  return effective_from > today ? texts.newTerms(day, plan_name) : texts.nowApplies(plan_name);
}
