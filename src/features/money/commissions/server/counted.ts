import { defineCurrencyLock } from '#server/company.ts';

/** Whether commissions stand, or volumes and ceilings are counted towards more: all in the company's currency as it is. */
export const locksCurrency = defineCurrencyLock(async (call) => {
  const { counted } = await call.asCompany((company) =>
    company.one<{ counted: boolean }>(
      `select exists (select from commission_lines where organization_id = $1 group by sale_event_id having sum(amount_minor) <> 0)
         or exists (select from commission_cells where organization_id = $1 and kind in ('counter', 'used') and value <> '0') as counted`,
      [company.organization_id],
    ),
  );
  return counted;
});
