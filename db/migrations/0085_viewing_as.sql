-- Whether somebody views as a user of a partner, in partner mode or with the company's rights for that partner.
create function app_views_partner() returns boolean language sql stable parallel safe as $$
  select nullif(current_setting('app.impersonator_id', true), '') is not null
    and (app_partner() is not null or app_acting_partner() is not null)
$$;

-- Hides a partner's own rows while somebody views as one of its users. `shared` is the condition for rows that the company reads in
-- company mode, too. The subquery runs once for each statement.
create procedure hide_while_viewing(target regclass, shared text default 'false') language plpgsql as $$
begin
  execute format('create policy viewing on %s as restrictive for select to tandem_app, tandem_partner using ((select not app_views_partner()) or (%s))', target, shared);
end $$;

-- Access and apps of the partner's users.
call hide_while_viewing('api_keys', 'partner_id is null');
call hide_while_viewing('oauth_codes', 'partner_id is null');
call hide_while_viewing('calendar_feeds');
-- Conversations with the assistant.
call hide_while_viewing('assistant_chats');
call hide_while_viewing('assistant_messages');
call hide_while_viewing('assistant_proposals');
call hide_while_viewing('assistant_requests');
-- Account lists, and everything that is computed from them.
call hide_while_viewing('mapping_populations', 'partner_id is null');
call hide_while_viewing('mapping_refreshes', 'partner_id is null');
call hide_while_viewing('mapping_records', 'partner_id is null');
call hide_while_viewing('mapping_reveals', 'side = ''company''');
call hide_while_viewing('mapping_matches');
call hide_while_viewing('private_intersections');
call hide_while_viewing('private_intersection_secrets');
call hide_while_viewing('private_intersection_counts');
call hide_while_viewing('private_intersection_baselines');
-- The partner's own systems.
call hide_while_viewing('connections', 'partner_id is null');
call hide_while_viewing('connection_attempts', 'partner_id is null');
call hide_while_viewing('demo_crm_records', 'partner_id is null');
call hide_while_viewing('partner_crm_settings');
call hide_while_viewing('partner_crm_deals');
call hide_while_viewing('deal_exchange_references');
call hide_while_viewing('deal_exchange_calls');
call hide_while_viewing('chat_channels', 'partner_id is null');
call hide_while_viewing('webhook_endpoints', 'partner_id is null');
call hide_while_viewing('webhook_endpoint_health', 'exists (select from webhook_endpoints e
  where e.organization_id = webhook_endpoint_health.organization_id and e.id = webhook_endpoint_health.endpoint_id)');
call hide_while_viewing('webhook_messages', 'partner_id is null');
call hide_while_viewing('webhook_deliveries', 'partner_id is null');
call hide_while_viewing('webhook_attempts', 'partner_id is null');
-- Tracks for the partner's own people.
call hide_while_viewing('tracks', 'partner_id is null');
call hide_while_viewing('track_versions', 'partner_id is null');
call hide_while_viewing('track_assignments', 'not is_internal');
call hide_while_viewing('track_step_progress', 'not is_internal');
-- Notes, reports and views that the partner's users keep for themselves.
call hide_while_viewing('meeting_private_notes', 'side = ''company''');
call hide_while_viewing('report_schedules', 'partner_id is null');
call hide_while_viewing('report_clocks', 'exists (select from report_schedules s
  where s.organization_id = report_clocks.organization_id and s.id = report_clocks.schedule_id)');
call hide_while_viewing('report_runs', 'exists (select from report_schedules s
  where s.organization_id = report_runs.organization_id and s.id = report_runs.schedule_id)');
call hide_while_viewing('report_deliveries', 'partner_id is null');
call hide_while_viewing('saved_views', 'owner_partner_id is null');
call hide_while_viewing('resource_favorites', 'partner_id is null');
call hide_while_viewing('survey_invitations', 'not is_anonymous');

-- Notifications between people of one partner. Older ones do not tell, so all that can be private count as private.
alter table in_app_notifications add column is_private boolean not null default false;
alter table in_app_notifications no force row level security;
update in_app_notifications set is_private = true
  where mode = 'partner' and (kind like 'track\_%' or kind in ('partner_connection_broken', 'partner_webhook_endpoint_disabled'));
alter table in_app_notifications force row level security;
call hide_while_viewing('in_app_notifications', 'not is_private');

-- The partner's tracks, chat channels, keys and CRM are not for the company's audit log either.
create or replace function is_private_to_partner(ref_table text, partner_id uuid, actor_partner_id uuid) returns boolean
  language sql immutable as $$
  select ref_table in ('report_schedules', 'webhook_endpoints', 'mapping_populations', 'tracks', 'chat_channels', 'api_keys', 'partner_crm_settings')
    and coalesce(partner_id, actor_partner_id) is not null
$$;
call hide_while_viewing('audit_events', 'not is_private_to_partner(ref_table, partner_id, actor_partner_id)');
