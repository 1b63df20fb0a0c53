import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Distribución',
  create: 'Nueva distribución',
  empty: 'Asocia a un revendedor con el distribuidor al que compra. Ambos se ven y venden juntos.',
  portalTitle: 'Revendedores y distribuidores',
  portalEmpty: 'Tus distribuidores y revendedores aparecen aquí. Invita a uno por su sitio web.',
  invite: 'Invitar',
  inviteTitle: 'Proponer una distribución',
  inviteText:
    'Introduce el sitio web del otro partner. Si participa en este programa, recibe tu propuesta. Verás su nombre cuando acepte.',
  side: 'El otro partner es tu',
  website: 'Sitio web',
  message: 'Mensaje (opcional)',
  send: 'Enviar propuesta',
  sent: 'Propuesta enviada',
  rulesTitle: 'Reglas de distribución',
  rulesCreate: 'Nueva regla',
  rulesEmpty: 'Una regla asocia a todos los partners de una región y un tipo con un distribuidor.',
  resellers: 'Revendedores',
  waitsForYou: 'Este partner propone una distribución',
  waitsForYouText: 'Si aceptas, ambos partners se ven y pueden vender juntos.',
  waitsForOther: 'Esperando respuesta',
  waitsForOtherText: 'Verás el nombre del partner cuando acepte.',
  unmatched: 'Este sitio web no corresponde a ningún partner activo',
  unmatchedText: 'Asígnalo a un partner o termina la propuesta.',
  facts: 'Distribución',
  unnamed: 'Partner invitado',
  itsDistributors: 'Distribuidores de este partner',
  itsResellers: 'Revendedores de este partner',
  noneHere: 'Las distribuciones de este partner aparecen aquí.',
  myResellers: 'Mis revendedores',
  myDistributors: 'Mis distribuidores',
  overview: 'Resumen',
  reseller: 'Revendedor',
};
