import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/distributions'> = {
  'A proposal is declined. After an active distribution, new registrations can no longer name this distributor; deals of the time stay as they are. The other side is notified.':
    'Una propuesta se rechaza. Después de una distribución activa, los registros nuevos ya no pueden nombrar a este distribuidor; los negocios de ese tiempo quedan como están. Se avisa a la otra parte.',
  Accept: 'Aceptar',
  'Accept a proposed distribution': 'Aceptar una distribución propuesta',
  'Based on': 'Basado en',
  'Both partners see each other and can sell together.': 'Ambos partners se ven y pueden vender juntos.',
  'Choose the partner that an invited website belongs to': 'Elegir el partner al que pertenece un sitio web invitado',
  'Choose the partner that this website belongs to. It then gets the proposal.':
    'Elige el partner al que pertenece este sitio web. Recibe entonces la propuesta.',
  'Decline a proposed distribution or end an active one': 'Rechazar una distribución propuesta o terminar una activa',
  'Default distributor': 'Distribuidor predeterminado',
  'Default distributor changed': 'Distribuidor predeterminado cambiado',
  'Distribution accepted': 'Distribución aceptada',
  'Distribution ended': 'Distribución terminada',
  'Distribution rules': 'Reglas de distribución',
  Distributions: 'Distribuciones',
  'Distributors and resellers': 'Distribuidores y revendedores',
  'End distribution': 'Terminar distribución',
  'Ended because': 'Motivo del fin',
  'Ended by the company': 'Terminado por la empresa',
  'Ended by the distributor': 'Terminado por el distribuidor',
  'Ended by the reseller': 'Terminado por el revendedor',
  Invitation: 'Invitación',
  'Invite a reseller or distributor': 'Invitar a un revendedor o distribuidor',
  'Invited website': 'Sitio web invitado',
  'Make default': 'Establecer como predeterminado',
  'Make this the default distributor of the reseller in its region':
    'Establecer este distribuidor como predeterminado del revendedor en su región',
  'Match partner': 'Asignar partner',
  'New registrations in this region name this distributor.':
    'Los registros nuevos en esta región nombran a este distribuidor.',
  'New registrations of the reseller in this region name this distributor.':
    'Los registros nuevos del revendedor en esta región nombran a este distribuidor.',
  'New registrations of these partners name this distributor.':
    'Los registros nuevos de estos partners nombran a este distribuidor.',
  'Partner matched': 'Partner asignado',
  'Resellers and distributors': 'Revendedores y distribuidores',
  'The partners were merged': 'Se combinaron los partners',
  'The rule no longer applies': 'La regla ya no se aplica',
  'The rule was deleted': 'Se eliminó la regla',
  'Without a region, the distribution holds everywhere.': 'Sin región, la distribución vale en todas partes.',
  distribution: 'distribución',
  'distribution rule': 'regla de distribución',
  'distribution rules': 'reglas de distribución',
  distributions: 'distribuciones',
};
