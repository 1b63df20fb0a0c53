import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/tax-profiles'> = {
  'A partner submitted or changed its tax profile.': 'Ein Partner hat sein Steuerprofil eingereicht oder geändert.',
  'No partner user can fill in the tax profile. Invite a partner user first.':
    'Kein Partnerbenutzer kann das Steuerprofil ausfüllen. Laden Sie zuerst einen Partnerbenutzer ein.',
  'No tax form is missing.': 'Es fehlt kein Steuerformular.',
  'Tax profiles to review': 'Zu prüfende Steuerprofile',
  'The partner submitted its tax profile. Review it.': 'Der Partner hat sein Steuerprofil eingereicht. Prüfen Sie es.',
  'These numbers cannot be decrypted because TANDEM_SECRET has changed since they were entered. Ask the partner for a new profile.':
    'Diese Nummern können nicht entschlüsselt werden, weil TANDEM_SECRET geändert wurde, seit sie eingegeben wurden. Bitten Sie den Partner um ein neues Profil.',
  'You asked this partner within the last 24 hours.':
    'Sie haben diesen Partner innerhalb der letzten 24 Stunden gefragt.',
  'You can’t review a tax profile that you certified. Ask another team member.':
    'Sie können ein Steuerprofil, dessen Richtigkeit Sie selbst versichert haben, nicht prüfen. Bitten Sie ein anderes Teammitglied.',
  'Your tax profile': 'Ihr Steuerprofil',
  'Your tax profile was changed or reviewed, a paper is missing, or a form expires.':
    'Ihr Steuerprofil wurde geändert oder geprüft, eine Unterlage fehlt, oder ein Formular läuft ab.',
  'applies to one country only': 'Gilt nur für ein einzelnes Land.',
  'is required of these partners already': 'Ist für diese Partner bereits erforderlich.',
  'is required with an amount': 'Ist mit einem Betrag erforderlich.',
  'tax profiles': 'Steuerprofile',
};
