-- A read on a replica begins with this: it fails unless the replica has everything up to a position.
create function require_position(wanted pg_lsn) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() < wanted, true) then
    raise 'The replica has not caught up.' using errcode = 'TD503';
  end if;
end $$;
