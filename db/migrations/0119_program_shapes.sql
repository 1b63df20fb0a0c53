-- The shapes of the program, and the modules that the company added to them or removed. No shape means every module.
alter table program_settings
  add column program_shape text[] not null default '{}',
  add column modules_added text[] not null default '{}',
  add column modules_removed text[] not null default '{}';

-- Sessions are told the modules, so cached identities follow them.
create trigger tell_identity after update of program_shape, modules_added, modules_removed on program_settings
  for each statement execute function tell_identity_changed();

-- The modules in which a company has written something. A row is added with the first one and stays.
create table modules_in_use (
  organization_id uuid not null references organizations,
  module text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, module)
);
call tenant_table('modules_in_use', 'true', 'true');

-- The module of a table is the argument of its trigger.
create function note_module_in_use() returns trigger language plpgsql as $$
declare
  module_key constant text := tg_argv[0];
  company uuid;
begin
  for company in
    select distinct a.organization_id from added a where not exists (
      select from modules_in_use u where u.organization_id = a.organization_id and u.module = module_key)
  loop
    insert into modules_in_use (organization_id, module) values (company, module_key) on conflict do nothing;
    -- Open screens read the session again, which shows the module.
    insert into outbox_events (organization_id, topic) values (company, 'session.modules');
    perform pg_notify('identity_changed', '');
  end loop;
  return null;
end $$;

create procedure shows_module(target regclass, module_key text) language plpgsql as $$
begin
  execute format('create trigger note_module after insert on %s referencing new table as added
    for each statement execute function note_module_in_use(%L)', target, module_key);
  -- Companies that exist at the upgrade.
  execute format('insert into modules_in_use (organization_id, module)
    select o.id, %L from organizations o where exists (select from %s t where t.organization_id = o.id)
    on conflict do nothing', module_key, target);
end $$;

-- Tables that people fill. Those that jobs fill for every company, such as the health of partners, say nothing.
call shows_module('referral_links', 'referral_links');
call shows_module('coupon_codes', 'referral_links');
call shows_module('deal_registrations', 'deal_registrations');
call shows_module('deal_renewals', 'deal_renewals');
call shows_module('distributions', 'distributions');
call shows_module('distributor_deals', 'distributions');
call shows_module('surveys', 'feedback');
call shows_module('ideas', 'feedback');
call shows_module('forwarded_deals', 'forwarded_deals');
call shows_module('leads', 'leads');
call shows_module('mapping_populations', 'account_mapping');
call shows_module('private_intersections', 'account_mapping');
call shows_module('deal_exchange_references', 'deal_exchange');
call shows_module('partner_targets', 'partner_targets');
call shows_module('prospects', 'prospects');
call shows_module('courses', 'training');
call shows_module('certificate_programs', 'training');
call shows_module('document_folders', 'document_folders');
call shows_module('document_requests', 'document_folders');
call shows_module('documents', 'documents');
call shows_module('entitlements', 'entitlements');
call shows_module('resources', 'resources');
call shows_module('tier_programs', 'tiers');
call shows_module('tracks', 'tracks');
call shows_module('chat_channels', 'chat_channels');
call shows_module('forms', 'forms');
call shows_module('bounties', 'bounties');
call shows_module('mdf_funds', 'mdf');
call shows_module('connections', 'connections');
call shows_module('object_mappings', 'field_mappings');
call shows_module('webhook_endpoints', 'webhook_endpoints');
call shows_module('email_campaigns', 'email_campaigns');
call shows_module('meetings', 'meetings');
call shows_module('audiences', 'audiences');
call shows_module('contract_templates', 'contracts');
call shows_module('contracts', 'contracts');
call shows_module('directory_listings', 'partners_directory');
call shows_module('reviews', 'partners_directory');
call shows_module('referral_pages', 'referral_pages');
call shows_module('assistant_chats', 'ai_assistant');
call shows_module('automations', 'automations');
call shows_module('tasks', 'tasks');
call shows_module('action_plans', 'tasks');
call shows_module('tags', 'tags');
