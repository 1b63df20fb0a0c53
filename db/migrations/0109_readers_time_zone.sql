-- The session carries the time zone that a person chose for notifications, so cached identities follow it.
create trigger tell_identity after insert or update or delete on notification_hours
  for each statement execute function tell_identity_changed();
