-- Submissions with their form, who sent them and their files.
create view form_submission_rows with (security_invoker = true) as
select
  s.*,
  f.name as form_name,
  p.name as partner_name,
  coalesce(s.verified_email, s.answers->>'email') as email,
  (
    select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'field_key', x.field_key, 'file_name', x.file_name,
      'kind', x.kind, 'size', x.size) order by x.created_at, x.id), '[]')
    from form_files x
    where x.organization_id = s.organization_id and x.submission_id = s.id
  ) as files
from form_submissions s
join forms f on f.organization_id = s.organization_id and f.id = s.form_id
left join partners p on p.organization_id = s.organization_id and p.id = s.partner_id;

grant select on form_submission_rows to tandem_app, tandem_partner, tandem_system;
