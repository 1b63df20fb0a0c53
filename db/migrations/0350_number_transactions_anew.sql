-- Readers of the outbox need not wait for the oldest transaction, and numbers of transactions outlive the cluster that gave
-- them: a database that is restored elsewhere goes on above its highest one, instead of beginning anew below it.

-- How much is added to the numbers of this cluster. Whoever starts the server replaces it after a restore (src/server/db/
-- restored.ts); a function, because its value is part of each plan and so costs nothing.
create function numbers_before() returns bigint language sql immutable parallel safe as 'select 0::bigint';

create function recorded_tx() returns xid8 language sql stable parallel restricted as $$
  select case when numbers_before() = 0 then pg_current_xact_id()
    else (numbers_before() + pg_current_xact_id()::text::bigint)::text::xid8 end
$$;

create function recorded_snapshot() returns pg_snapshot language sql stable parallel safe as $$
  select case when numbers_before() = 0 then pg_current_snapshot() else (
    select format('%s:%s:%s', numbers_before() + pg_snapshot_xmin(now)::text::bigint,
      numbers_before() + pg_snapshot_xmax(now)::text::bigint,
      (select string_agg((numbers_before() + running::text::bigint)::text, ',' order by running)
       from pg_snapshot_xip(now) running))::pg_snapshot
    from pg_current_snapshot() now) end
$$;

alter table audit_events alter column tx set default recorded_tx();
alter table outbox_events alter column tx set default recorded_tx();

-- All that `since` sees was read, and of what `until` sees besides, everything up to (tx, seq).
alter table outbox_cursors add column since pg_snapshot not null default '1:1:', add column until pg_snapshot;
update outbox_cursors set since = format('%1$s:%1$s:', greatest(tx, '1'))::pg_snapshot, until = pg_current_snapshot();
