import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { SCRIPT_PATH } from '../addresses.ts';
import type { WidgetSettings, WidgetSettingsUpdate } from '../schema.ts';

export async function readWidgetSettings({ hosts }: Kernel, call: Call): Promise<WidgetSettings> {
  return {
    allowed_origins: await allowedOrigins(call),
    script_url: `${hosts.addressOf(call.organization_id)}${SCRIPT_PATH}`,
  };
}

/** The sites that the company allows; partners may use them, and do not see the others' settings. */
export function allowedOrigins(call: Call): Promise<string[]> {
  return call.asCompany(async (company) => {
    const settings = await company.maybe<{ allowed_origins: string[] }>(
      sql`select allowed_origins from widget_settings where organization_id = ${company.organization_id}`,
    );
    return settings?.allowed_origins ?? [];
  });
}

/** Tokens for a site that is no longer in the list stop working at once. */
export async function saveAllowedOrigins(call: Call, { allowed_origins }: WidgetSettingsUpdate): Promise<void> {
  await call.run(sql`
    insert into widget_settings (organization_id, id, allowed_origins)
    values (${call.organization_id}, ${newId()}, ${allowed_origins})
    on conflict (organization_id) do update set allowed_origins = excluded.allowed_origins`);
}
