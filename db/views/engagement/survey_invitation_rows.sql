-- What the caller is asked, with the name of the company that asks.
create view survey_invitation_rows with (security_invoker = true) as
select i.*, 1 as row_version, i.created_at as updated_at, o.name as company_name
from survey_invitations i
left join organizations o on o.id = i.organization_id;

grant select on survey_invitation_rows to tandem_app, tandem_partner, tandem_system;
