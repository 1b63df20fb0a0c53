-- Saved views with the name of their owner.
create view saved_view_rows with (security_invoker = true) as
select
  v.*,
  v.state ? 'question' as is_report,
  v.owner_user_id is not distinct from app_user() as is_mine,
  (select u.full_name
    from people u
    where u.organization_id = v.organization_id and u.id = v.owner_user_id) as owner_name
from saved_views v
where v.owner_partner_id is not distinct from app_partner()
  and (v.visibility = 'shared' or v.owner_user_id = app_user());

grant select on saved_view_rows to tandem_app, tandem_partner, tandem_system;
