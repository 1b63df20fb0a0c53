-- Why: whoever created a deal or a registration held the company's row of `number_series` until its commit, and everybody else
-- who created one waited for it. Now those who create at the same time take blocks of numbers, and only taking a block waits.

create table number_blocks (
  organization_id uuid not null references organizations,
  key text not null,
  next bigint not null,
  last bigint not null check (next <= last),
  primary key (organization_id, key, last)
);
comment on table number_blocks is 'Numbers of a series set aside, by whoever had to wait for the series; the lowest is used first, and a block without numbers is deleted.';
call tenant_table('number_blocks', 'true', 'true');

-- Numbers are unique, and what a transaction took and did not commit is used by the next. While nobody else takes a number at
-- the same time they are consecutive. The block in use is locked until the commit, so others take theirs from another one.
create or replace function next_number(series text) returns bigint language plpgsql volatile as $$
declare
  organization constant uuid := app_organization();
  number bigint;
  final bigint;
  blocks int;
  size int;
begin
  select b.next, b.last into number, final from number_blocks b
  where b.organization_id = organization and b.key = series order by b.last limit 1 for update skip locked;
  if found then
    if number = final then
      delete from number_blocks b where b.organization_id = organization and b.key = series and b.last = final;
    else
      update number_blocks b set next = number + 1 where b.organization_id = organization and b.key = series and b.last = final;
    end if;
    return number;
  end if;
  select count(*) into blocks from number_blocks b where b.organization_id = organization and b.key = series;
  if blocks = 0 then
    perform from number_series s where s.organization_id = organization and s.key = series for update skip locked;
    if found then
      update number_series s set next = s.next + 1 where s.organization_id = organization and s.key = series
      returning s.next - 1 into number;
      return number;
    end if;
  end if;
  -- The more people are at it, the longer a block should last. The first number of a series is one.
  size := case when exists (select from number_series s where s.organization_id = organization and s.key = series)
    then least(32 * (blocks + 1), 512) else 1 end;
  insert into number_series as s (organization_id, key, next) values (organization, series, 1 + size)
  on conflict (organization_id, key) do update set next = s.next + size returning s.next - size into number;
  if size > 1 then
    insert into number_blocks (organization_id, key, next, last) values (organization, series, number + 1, number + size - 1);
  end if;
  return number;
end $$;

-- One statement fewer for each. Deals written together are given consecutive numbers.
alter table deal_registrations alter number set default next_number('deal_registrations');
alter table opportunities alter number set default next_number('opportunities');
