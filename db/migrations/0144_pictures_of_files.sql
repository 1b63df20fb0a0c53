-- The picture of the first page of a file, drawn in the browser that uploads it.
alter table resource_versions
  add column picture_url text check (picture_url ~ '^/api/pictures/[A-Za-z0-9_-]{20,64}\.(png|jpg|webp|gif)$');
