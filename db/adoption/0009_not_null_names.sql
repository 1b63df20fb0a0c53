-- From PostgreSQL 18 on, `not null` has a name, which a renamed table or column leaves as it was.
do $$
declare
  c record;
begin
  for c in
    select k.conrelid::regclass as of_table, k.conname, format('%s_%s_not_null', r.relname, a.attname) as usual
    from pg_constraint k
    join pg_class r on r.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'n' and k.connamespace in ('public'::regnamespace, 'identity'::regnamespace)
  loop
    -- Longer names are cut.
    if c.conname <> c.usual and length(c.usual) < 64 then
      execute format('alter table %s rename constraint %I to %I', c.of_table, c.conname, c.usual);
    end if;
  end loop;
end $$;
