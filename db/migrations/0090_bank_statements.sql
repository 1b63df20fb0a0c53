-- Statements of the bank say what was paid and what came back.
alter table payment_reports drop constraint payment_reports_kind_check,
  add constraint payment_reports_kind_check
    check (kind in ('pain_002', 'camt_053', 'camt_054', 'nacha_return', 'paypal', 'wise', 'stripe', 'external'));
