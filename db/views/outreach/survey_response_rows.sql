-- Answers of named people with what is done about them. Anonymous answers are never shown one by one.
create view survey_response_rows with (security_invoker = true) as
select
  r.id, r.organization_id, r.created_at, r.survey_id, r.round_id, r.partner_id, r.user_id, r.score, r.answers,
  case when r.score >= 9 then 'promoter' when r.score >= 7 then 'passive' else 'detractor' end as kind,
  s.name as survey_name,
  i.questions,
  i.score_question,
  p.name as partner_name,
  r.person_name,
  t.name as tier_name,
  g.name as region_name,
  (select string_agg(a.value #>> '{}', ' · ') from jsonb_each(r.answers) a
   join jsonb_array_elements(i.questions) q on q ->> 'key' = a.key and q ->> 'kind' = 'text') as comment,
  coalesce(f.status, 'new') as status,
  f.owner_user_id,
  o.full_name as owner_name,
  f.note,
  coalesce(f.tags, '{}') as tags,
  coalesce(f.row_version, 0) as row_version,
  coalesce(f.updated_at, r.created_at) as updated_at
from survey_responses r
join surveys s on s.organization_id = r.organization_id and s.id = r.survey_id
join survey_invitations i on i.organization_id = r.organization_id and i.round_id = r.round_id
  and i.partner_id = r.partner_id and i.user_id = r.user_id
join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
left join partner_tiers t on t.organization_id = r.organization_id and t.id = r.tier_id
left join partner_regions g on g.organization_id = r.organization_id and g.id = r.region_id
left join survey_follow_ups f on f.organization_id = r.organization_id and f.response_id = r.id
left join people o on o.organization_id = r.organization_id and o.id = f.owner_user_id
where not r.is_anonymous;

grant select on survey_response_rows to tandem_app, tandem_partner, tandem_system;
