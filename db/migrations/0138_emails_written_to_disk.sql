-- Without a mail server, emails are files of the installation. A campaign keeps which of the two happened.
alter table email_campaigns add column is_written_to_disk boolean not null default false;
