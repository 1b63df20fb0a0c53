-- The caller's own conversations in this view. Programs and people who view the app as somebody else see none.
create view assistant_chat_rows with (security_invoker = true) as
select
  c.*
from assistant_chats c
where c.user_id = app_user() and c.partner_id is not distinct from app_partner()
  and nullif(current_setting('app.api_key_id', true), '') is null
  and nullif(current_setting('app.impersonator_id', true), '') is null;
grant select on assistant_chat_rows to tandem_app, tandem_partner, tandem_system;
