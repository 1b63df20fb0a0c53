-- Why: a refund or payment that somebody records takes commission back or earns it, and nothing kept who that was. Of what came
-- before nobody knows; what the system works out has nobody.
alter table commission_events add column created_by uuid;
alter table commission_events alter column created_by set default app_user();
