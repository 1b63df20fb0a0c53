-- Sentences that were compared as states become codes; end_reason keeps only what a person wrote.
alter table distributions add column end_cause text check (end_cause in
  ('company', 'distributor', 'reseller', 'rule_ended', 'rule_deleted', 'partners_merged'));
alter table distributions no force row level security, disable trigger user;
update distributions set end_reason = null, end_cause = case end_reason
    when 'The rule no longer applies' then 'rule_ended'
    when 'The rule was deleted' then 'rule_deleted'
    when 'The partners were merged' then 'partners_merged'
    when 'Ended by the company' then 'company'
    when 'Ended by the distributor' then 'distributor'
    when 'Ended by the reseller' then 'reseller' end
  where end_reason in ('The rule no longer applies', 'The rule was deleted', 'The partners were merged',
    'Ended by the company', 'Ended by the distributor', 'Ended by the reseller');
alter table distributions force row level security, enable trigger user;
alter table distributions add check (end_cause is null or status = 'ended');

alter table commission_lines no force row level security, disable trigger user;
update commission_lines set hold_reason = 'risk_review' where hold_reason = 'Risk review';
alter table commission_lines force row level security, enable trigger user;

-- A conversation has no title before its first question.
alter table assistant_chats no force row level security, disable trigger user, alter column title drop not null;
update assistant_chats set title = null where title = 'New conversation';
alter table assistant_chats force row level security, enable trigger user;
