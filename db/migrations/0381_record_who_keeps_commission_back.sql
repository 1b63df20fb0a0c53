-- Why: lines are never edited, so they were not in the log; but whoever keeps one back or lets it go decides about money, and
-- the ledger has no entry for what was on hold already, nor says who it was.
create trigger record_hold after update on commission_lines for each row
  when (old.hold_reason is distinct from new.hold_reason) execute function record_change();
