-- How large each table was in a month, as a whole and for each company with rows in it. Every night replaces the readings of
-- its month, so that the last one of each month stays.
create table size_readings (
  month date not null check (month = date_trunc('month', month)),
  table_name text not null,
  -- Null: the whole table. The shares of companies are estimated.
  company_id uuid references organizations on delete cascade,
  row_count bigint not null check (row_count >= 0),
  bytes bigint not null check (bytes >= 0),
  measured_at timestamptz not null,
  unique nulls not distinct (month, table_name, company_id)
);
create index on size_readings (company_id, month);
grant select, insert, update, delete on size_readings to tandem_system;
