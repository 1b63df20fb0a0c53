import type { Translation } from '#shared/text/texts.ts';
import { plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  details: 'Configuración de la empresa',
  region: 'Región',
  branding: 'Marca',
  security: 'Seguridad',
  hostName: 'Nombre de host',
  singleSignOn: 'Inicio de sesión único',
  team: 'Equipo',
  roles: 'Roles',
  apiKeys: 'Claves de API',
  provisioning: 'Aprovisionamiento (SCIM)',
  rules: 'Reglas del programa',
  data: 'Tus datos',
  inviteTeamMember: 'Invitar a un miembro del equipo',
  access: {
    money: 'Autenticación de dos factores para pagos',
    moneyHelp:
      'Las personas introducen un código cuando aprueban o registran pagos, cambian datos de pago, añaden comisiones o crean claves de API. Un código es válido durante 12 horas. Solo los propietarios pueden desactivarlo.',
    required: 'Obligatoria',
    notRequired: 'No obligatoria',
    hours: 'Duración de la sesión en horas',
    hoursHelp:
      'Después de este tiempo, hay que iniciar sesión de nuevo. Por defecto, 30 días. Un tiempo más corto también se aplica a las sesiones abiertas.',
    idle: 'Cerrar sesión por inactividad, en minutos',
    idleHelp:
      'Termina una sesión que no se usó durante este tiempo. Las páginas que se actualizan solas no cuentan. Déjalo vacío para desactivarlo. A quienes están en varias empresas se les aplica el tiempo más corto.',
    idlePartners: 'Esto también se aplica a las personas de tus partners.',
    idleFact: 'Cerrar sesión por inactividad',
    off: 'Desactivado',
    remember: 'Mantener la sesión iniciada al cerrar el navegador',
    rememberHelp:
      'Si está desactivado, hay que iniciar sesión de nuevo después de cerrar el navegador, y al menos una vez al día. Quienes están en varias empresas mantienen la sesión solo si todas lo permiten.',
    allowed: 'Permitido',
    notAllowed: 'No permitido',
    networks: 'Redes permitidas',
    networksHelp:
      'Direcciones públicas de tus oficinas y tu VPN, como 203.0.113.0/24, 198.51.100.7 o 2001:db8::/32. Las páginas públicas, los formularios y los enlaces de los correos funcionan desde cualquier lugar.',
    yourAddress: (address: string) => `Tu dirección es ${address}.`,
    network: 'Red',
    note: 'Nota',
    networkExample: '203.0.113.0/24',
    noteExample: 'Oficina en Madrid',
    addNetwork: 'Añadir red',
    addYours: 'Añadir tu dirección',
    removeNetwork: (network: string) => `Quitar ${network || 'red'}`,
    restrictPeople: 'Restringir a tu gente a estas redes',
    restrictPeopleHelp:
      'Desde otras redes, tu gente no puede abrir esta empresa. Sus demás empresas no se ven afectadas. También se restringe a quien ve como otra persona.',
    restrictKeys: 'Restringir las claves de API a estas redes',
    restrictKeysHelp: 'Se aplica a claves de API, aplicaciones conectadas, MCP y aprovisionamiento (SCIM).',
    restrictPartners: 'Restringir a los partners a estas redes',
    restrictPartnersHelp: 'Se aplica a las personas, claves de API y aplicaciones de tus partners en tu programa.',
    anywhere: 'Cualquier red',
    restricted: (people: boolean, keys: boolean, partners: boolean) =>
      [people && 'tu gente', keys && 'claves de API', partners && 'partners'].filter(Boolean).join(', '),
    restrictedFact: 'Restringido a las redes permitidas',
    nobody: 'Nadie',
  },
  name: 'Nombre',
  domain: 'Dominio',
  description: 'Descripción',
  logoText: 'Logotipo',
  pngJpegWebpOrGifUp: 'PNG, JPEG, WebP o GIF, hasta 2 MB. Las imágenes cuadradas quedan mejor.',
  whatYourCompanyDoesInOne: 'Qué hace tu empresa, en una o dos frases. Se muestra a los partners.',
  whatYourCompanyDoesInOneOrTwoSentences: 'Qué hace tu empresa, en una o dos frases.',
  exportAllData: 'Exportar todos los datos',
  downloadEverythingYourCompanyOwnsAs:
    'Descarga todo lo que pertenece a tu empresa en un solo archivo ZIP: un archivo por tabla con su historial, los archivos que subiste, los miembros de tu equipo y una lista del contenido. No se incluyen contraseñas, claves ni datos bancarios. Se avisa de la exportación a todos los propietarios y administradores.',
  exportAsCsv: 'Exportar como CSV',
  exportAsJson: 'Exportar como JSON',
  regionText: 'Región',
  languageOfEmails: 'Idioma de los correos',
  forThoseWhoChoseNoLanguage:
    'Para correos y documentos dirigidos a personas que no han elegido idioma. El idioma del partner tiene prioridad.',
  currency: 'Moneda',
  timeZone: 'Zona horaria',
  rowsPerPage: 'Filas por página',
  formatDatesNumbersAndAmountsFor: 'Formato de fechas, números e importes para quienes no han elegido el suyo.',
  defaultCurrencyLockedOnceCommissionsExist:
    'Moneda predeterminada. No se puede cambiar una vez que existen comisiones.',
  determinesWhenEachDayStartsAnd: 'Determina cuándo empieza y termina cada día.',
  usedInListsUntilPersonChooses: 'Se usa en las listas hasta que una persona elija otro número.',
  fitScreen: 'Ajustar a la pantalla',
  example: 'Ejemplo',
  twoFactorSignIn: 'Inicio de sesión con dos factores',
  requiredForEveryone: 'Obligatorio para todas las personas',
  optional: 'Opcional',
  sessionLength: 'Duración de la sesión',
  text: (sessionHours: number) => plural(sessionHours, 'hora', 'horas'),
  textSessionIdleMinutes: (sessionIdleMinutes: number) => plural(sessionIdleMinutes, 'minuto', 'minutos'),
  invitationDomains: 'Dominios de invitación',
  anyDomain: 'Cualquier dominio',
  requireTwoFactorSignIn: 'Exigir inicio de sesión con dos factores',
  anyoneWithoutItMustSetIt:
    'Quien no lo tenga debe configurarlo la próxima vez que inicie sesión. Configúralo primero en tu propio perfil.',
  teamMembersCanOnlyBeInvited:
    'Solo se puede invitar a miembros del equipo de estos dominios y sus subdominios. Déjalo vacío para permitir cualquier dirección.',
};
