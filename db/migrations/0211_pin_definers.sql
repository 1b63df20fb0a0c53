-- A function with its owner's rights finds no table that its caller made: without a word of it, temporary tables come first.
do $$
declare
  definer record;
begin
  for definer in select p.oid::regprocedure as signature, replace(setting, 'search_path=', '') as path
    from pg_proc p cross join unnest(p.proconfig) setting
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and setting like 'search_path=%' and setting not like '%pg_temp'
  loop
    execute format('alter function %s set search_path = %s, pg_temp', definer.signature, definer.path);
  end loop;
end $$;
