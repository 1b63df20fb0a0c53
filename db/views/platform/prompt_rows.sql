-- Prompts with their published and draft versions.
create view prompt_rows with (security_invoker = true) as
select
  p.*,
  v.number as published_number,
  v.model as published_model,
  v.published_at,
  (select count(*)::int from prompt_versions n where n.prompt_id = p.id) as version_count,
  exists (select from prompt_versions n where n.prompt_id = p.id and n.state = 'draft') as has_draft
from prompts p
left join prompt_versions v on v.prompt_id = p.id and v.state = 'published';

grant select on prompt_rows to tandem_system;
