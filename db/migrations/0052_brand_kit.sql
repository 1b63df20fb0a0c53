-- The brand kit: with the logo and the color, the look of a company's public pages, portal and emails.
alter table organizations
  add column font text not null default 'inter' check (font ~ '^[a-z][a-z-]{1,30}$'),
  add column cover_url text,
  add column favicon_url text,
  add column preview_image_url text;

-- Whether an uploaded picture belongs to the organization of this transaction, or was uploaded by its user: people of a
-- partner upload in the program of the company, and use the picture in their own organization.
create function owns_picture(picture text) returns boolean language sql stable security definer set search_path = public, pg_temp as
  $$select exists (select from pictures where key = picture and (organization_id = app_organization() or uploaded_by = app_user()))$$;
revoke all on function owns_picture from public;
grant execute on function owns_picture to tandem_app, tandem_partner, tandem_system;

-- The facts that decide, which an email lists below its text.
alter table waiting_notices add column facts jsonb not null default '[]';
