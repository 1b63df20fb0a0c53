import type { Call } from '#server/call.ts';
import type { CompanyDetails, CompanyDetailsUpdate } from '../schema.ts';

export function detailsOf(call: Call): Promise<CompanyDetails> {
  return call.one<CompanyDetails>('select name, description, logo_url from organizations where id = $1', [
    call.organization_id,
  ]);
}

/** Only what is given changes; an empty description is none. */
export async function changeDetails(call: Call, { name, description, logo_url }: CompanyDetailsUpdate): Promise<void> {
  await call.run(
    `update organizations set name = coalesce($2, name),
       description = case when $3 then $4 else description end, logo_url = case when $5 then $6 else logo_url end
     where id = $1`,
    [
      call.organization_id,
      name?.trim() ?? null,
      description !== undefined,
      description?.trim() || null,
      logo_url !== undefined,
      logo_url ?? null,
    ],
  );
  // Sessions carry the company's name and logo.
  await call.rows("select pg_notify('identity_changed', '')");
}
