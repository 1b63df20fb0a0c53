import { partnerUserAddressees } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { markModules } from '#server/flags/mark-modules.ts';
import type { Kernel } from '#server/kernel.ts';
import type { DigestPreview } from '../schema.ts';
import { composeDigest } from './compose.ts';
import { TOPIC_LABEL } from './setting.ts';
import { texts } from './texts.ts';

const nothing: DigestPreview = { person_name: null, text: null, subject: null };

/**
 * The digest that the first partner user would get now. The company does not see the work of the partner's people, which can be private
 * to the partner, so the preview only says how much waits.
 */
export async function previewDigest(kernel: Kernel, call: Call, partner_id: string): Promise<DigestPreview> {
  await call.requirePartner(partner_id);
  const [person] = await partnerUserAddressees(call, partner_id);
  const actor = person && (await kernel.identity.actorIn(person.user_id, call.organization_id, partner_id));
  if (!person || !actor) return nothing;
  const { name, region, zone } = await call.asCompany((company) =>
    company.one<{ name: string; region: string; zone: string }>(
      sql`select name, region, timezone as zone from organizations where id = ${company.organization_id}`,
    ),
  );
  const marked = await markModules(actor, kernel);
  const digest = await call.actingAs(marked, (acting) => composeDigest(acting, { region, zone }), { via: TOPIC_LABEL });
  const person_name = person.full_name;
  if (!digest) return { ...nothing, person_name };
  const { waits, number, news } = digest;
  const sentences = [waits && texts.waitsHidden(waits.total, person_name), number?.sentence, news?.sentence].filter(
    Boolean,
  );
  const headline = (waits ?? number ?? news)!.headline;
  return { person_name, text: sentences.join(' '), subject: texts.subject(name, headline) };
}
