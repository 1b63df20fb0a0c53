-- What the caller is asked. The company does not see who answered an anonymous survey.
create view survey_invitation_rows with (security_invoker = true) as
select i.*, 1 as row_version, i.created_at as updated_at
from survey_invitations i
where i.user_id = app_user() or not i.is_anonymous;

grant select on survey_invitation_rows to tandem_app, tandem_partner, tandem_system;
