-- Views live in db/views now. A policy that read one reads its tables instead.
drop policy partner on audit_events;
create policy partner on audit_events to tandem_partner
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and (actor_partner_id = app_partner() and audit_fields_for_partner(ref_table) is not null))
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and (true));
call restrict_to_own('audit_events', '(partner_id = any ((select app_own_partners())::uuid[]) or actor_id = app_user()
     or (ref_table = ''partners'' and ref_id = any ((select app_own_partners())::uuid[]))
     or (partner_id is null and ref_table in (''accounts'', ''partner_types'', ''partner_regions'', ''partner_statuses'', ''partner_tiers'',
       ''contact_types'', ''product_categories'', ''products'', ''opportunity_types'', ''opportunity_stages'', ''custom_fields'',
       ''program_settings'', ''commission_plans'', ''plan_versions'')))
   and case ref_table
     when ''opportunity_notes'' then exists (select from opportunity_notes n
    where n.organization_id = audit_events.organization_id and n.id = ref_id)
     when ''documents'' then exists (select from documents d
    where d.organization_id = audit_events.organization_id and d.id = ref_id)
     when ''deal_conflicts'' then exists (select from deal_conflicts c
      where c.organization_id = audit_events.organization_id and c.id = ref_id and c.other_id is not null
        and (not app_sees_own_only() or case c.other_table
          when ''deal_registrations'' then exists (select from deal_registrations r
            where r.organization_id = c.organization_id and r.id = c.other_id)
          when ''opportunities'' then exists (select from opportunities o
            where o.organization_id = c.organization_id and o.id = c.other_id)
          else true end))
     else true end', 'true');

drop view
  account_rows, api_key_rows, audit_event_rows, checkpoint_rows, commission_dispute_rows, commission_event_rows,
  commission_line_rows, commission_plan_rows, commission_recalculation_rows, company_rows, contact_rows,
  counter_check_rows, deal_conflict_rows, deal_registration_rows, document_access_rows, document_rows,
  document_version_rows, exchange_rate_rows, feature_flag_rows, import_list, invitation_rows,
  journal_entry_rows, ledger_account_rows, my_notifications, opening_volume_rows, opportunity_line_rows,
  opportunity_note_rows, opportunity_participant_rows, opportunity_rows, opportunity_stage_event_rows,
  opportunity_type_rows, partner_rows, partner_status_event_rows, payout_batch_rows, payout_item_rows,
  payout_method_rows, people, plan_assignment_rows, plan_version_rows, product_rows, prompt_rows,
  report_delivery_rows, report_run_rows, report_schedule_rows, role_rows, sample_rows, saved_view_rows,
  tag_rows, team_member_rows, tier_membership_rows, withholding_rule_rows;
drop function audit_subject(uuid, text, uuid, jsonb);
