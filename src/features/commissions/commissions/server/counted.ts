import { defineCurrencyLock } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';

/** The company's currency is locked while commissions, volumes or ceilings are recorded in it. */
export const locksCurrency = defineCurrencyLock(async (call) => {
  const { counted } = await call.asCompany((company) =>
    company.one<{ counted: boolean }>(sql`
      select exists (select from commission_lines where organization_id = ${company.organization_id}
        group by sale_event_id having sum(amount_minor) <> 0)
        or exists (select from commission_cells
          where organization_id = ${company.organization_id} and kind in ('counter', 'used')
          and value <> '0') as counted`),
  );
  return counted;
});
