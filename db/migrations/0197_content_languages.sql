-- The languages into which a company translates what partners read; it writes in another one.
alter table organizations add column content_languages text[] not null default '{}'
  check (content_languages <@ array['en', 'de', 'fr', 'es', 'pt-BR', 'ja'] and array_position(content_languages, null) is null
    and cardinality(content_languages) <= 6);

-- The languages in which partners of the caller's company can read its content. What it writes in that language itself
-- needs no translation.
create function app_content_languages() returns text[] language sql stable as $$
  select array_remove(content_languages, coalesce(language, 'en')) from organizations where id = app_organization()
$$;

-- Texts of records in another language. Fields declared as `content` have them.
create table content_translations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  -- The resource of the record, which is deleted with its translations (`translated_table`).
  entity text not null check (entity ~ '^[a-z_]{1,60}$'),
  record_id uuid not null,
  field text not null check (field ~ '^[a-z_]{1,60}$'),
  language text not null check (language in ('en', 'de', 'fr', 'es', 'pt-BR', 'ja')),
  text text not null check (length(text) between 1 and 100000),
  -- What was translated: with another text in the record, the translation is outdated.
  source text not null check (length(source) between 1 and 100000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index content_translations_one on content_translations (organization_id, entity, record_id, field, language);
-- Partners read the languages that the company offers now; others are kept for the day they are chosen again.
call tenant_table('content_translations', 'language = any ((select app_content_languages())::text[])');
call recorded_table('content_translations');

create function delete_translations() returns trigger language plpgsql as $$
begin
  delete from content_translations where organization_id = old.organization_id and entity = tg_table_name and record_id = old.id;
  return null;
end $$;
-- Deletes the translations of a record with it.
create procedure translated_table(target regclass) language plpgsql as $$
begin
  execute format('create trigger delete_translations after delete on %s for each row execute function delete_translations()', target);
end $$;
call translated_table('bounties');
call translated_table('courses');
call translated_table('entitlements');
call translated_table('partner_announcements');
call translated_table('partner_tiers');
call translated_table('resources');
call translated_table('tracks');
