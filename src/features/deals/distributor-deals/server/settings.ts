import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { action } from '#server/http/action.ts';
import { DistributionSettings, DistributionSettingsUpdate } from '../schema.ts';

const defaults: DistributionSettings = {
  confirmation: 'before',
  confirm_hours: 72,
  sees_stage: true,
  sees_customer: true,
  sees_amount: 'rounded',
  sees_products: true,
  sees_prices: false,
  sees_contact: false,
};
const columns = Object.keys(defaults);

export async function readDistributorDealSettings(call: Call): Promise<DistributionSettings> {
  const stored = await call.maybe<DistributionSettings>(sql`
    select ${sql.raw(columns.join(', '))} from distribution_settings where organization_id = ${call.organization_id}`);
  return stored ?? defaults;
}

export async function saveDistributorDealSettings(
  call: Call,
  settings: DistributionSettings,
): Promise<DistributionSettings> {
  const values = columns.map((_, at) => `$${at + 2}`).join(', ');
  await call.run(
    `insert into distribution_settings (organization_id, ${columns.join(', ')}) values ($1, ${values})
     on conflict (organization_id) do update set ${columns.map((one) => `${one} = excluded.${one}`).join(', ')}`,
    [call.organization_id, ...columns.map((one) => settings[one as keyof DistributionSettings])],
  );
  return readDistributorDealSettings(call);
}

export const settingsRoutes = [
  action({
    method: 'GET',
    url: '/distribution_settings',
    summary: 'Get the time for confirmations and the fields that distributors read',
    can: 'program_settings:view',
    modes: ['company'],
    response: DistributionSettings,
    run: readDistributorDealSettings,
  }),
  action({
    method: 'PUT',
    url: '/distribution_settings',
    summary: 'Change the time for confirmations and the fields that distributors read',
    can: 'program_settings:manage',
    modes: ['company'],
    body: DistributionSettingsUpdate,
    response: DistributionSettings,
    run: (call, { body }) => saveDistributorDealSettings(call, body),
  }),
];
