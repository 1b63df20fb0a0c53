-- Emails and documents are written in the language of the person, else of the partner, else of the company.
alter table organizations add column language text check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja'));
alter table partners add column language text check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja'));

-- The languages of readers; a person may be null, and a partner, too. A partner's people may ask about each other only.
create function languages_of(people uuid[], partner uuid) returns table (person uuid, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select asked.person, coalesce(f.language, p.language, o.language, 'en')
  from unnest(people) asked(person)
  join organizations o on o.id = app_organization()
  left join partners p on p.organization_id = o.id and p.id = partner
    and (app_partner() is null or p.id = app_partner())
  left join identity.preferences f on f.user_id = asked.person and exists (
    select from memberships m where m.user_id = f.user_id and m.status = 'active'
      and m.organization_id in (o.id, p.partner_organization_id))
$$;
revoke all on function languages_of from public;
grant execute on function languages_of to tandem_app, tandem_partner, tandem_system;

-- The language in which an applicant read the page; the partner that comes of it gets it.
alter table partner_applications add column language text check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja'));
