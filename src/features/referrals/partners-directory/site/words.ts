import type { budgets, timings } from '../public.schema.ts';
import type { DirectoryLanguage } from '../schema.ts';

export interface Words {
  search: string;
  submit: string;
  filters: string;
  region: string;
  type: string;
  country: string;
  sort: string;
  sorts: { featured: string; tier: string; rating: string; fair: string; name: string };
  clear: string;
  found: (count: number) => string;
  none: string;
  featured: string;
  rating: (text: string) => string;
  reviews: string;
  noReviews: string;
  verified: string;
  verifiedAbout: string;
  previous: string;
  next: string;
  pageOf: (page: number, pages: number) => string;
  website: string;
  book: string;
  back: string;
  services: string;
  industries: string;
  languages: string;
  locations: string;
  details: string;
  yes: string;
  no: string;
  contact: (name: string) => string;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  consent: (company: string, partner: string) => string;
  thePartners: string;
  send: string;
  sent: string;
  failed: string;
  match: string;
  matchAbout: string;
  need: string;
  budget: string;
  budgets: Record<(typeof budgets)[number], string>;
  timing: string;
  timings: Record<(typeof timings)[number], string>;
  any: string;
  must: string;
  propose: string;
  proposed: string;
  proposedNone: string;
  choose: string;
}

export const words: Record<DirectoryLanguage, Words> = {
  en: {
    search: 'Search partners',
    submit: 'Search',
    filters: 'Filters',
    region: 'Region',
    type: 'Partner type',
    country: 'Country',
    sort: 'Sort by',
    sorts: { featured: 'Featured', tier: 'Tier', rating: 'Rating', fair: 'Rotation', name: 'Name' },
    clear: 'Clear filters',
    found: (count) => (count === 1 ? '1 partner' : `${count} partners`),
    none: 'No partners match. Remove a filter or search for another name.',
    featured: 'Featured',
    rating: (text) => `Rating: ${text}`,
    reviews: 'Reviews',
    noReviews: 'No reviews yet',
    verified: 'Verified customer',
    verifiedAbout: 'The customer of a won deal, with a confirmed email address.',
    previous: 'Previous',
    next: 'Next',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    website: 'Visit website',
    book: 'Book an appointment',
    back: 'All partners',
    services: 'Services',
    industries: 'Industries',
    languages: 'Languages',
    locations: 'Locations',
    details: 'Details',
    yes: 'Yes',
    no: 'No',
    contact: (name) => `Contact ${name}`,
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    message: 'Message',
    consent: (company, partner) => `I agree that ${company} passes my request on to ${partner}.`,
    thePartners: 'the partners I choose',
    send: 'Send request',
    sent: 'Your request was sent. You will get an answer by email.',
    failed: 'The request could not be sent. Check your connection and try again.',
    match: 'Find the right partner',
    matchAbout: 'Describe what you need. You get up to three partners and the reasons.',
    need: 'What do you need?',
    budget: 'Budget',
    budgets: {
      under_10k: 'Below 10,000',
      '10k_50k': '10,000 to 50,000',
      '50k_250k': '50,000 to 250,000',
      over_250k: 'More than 250,000',
      unknown: 'Not known yet',
    },
    timing: 'Start',
    timings: { now: 'As soon as possible', quarter: 'Within 3 months', year: 'Within a year', later: 'Later' },
    any: 'Any',
    must: 'The partner must offer',
    propose: 'Show partners',
    proposed: 'These partners fit',
    proposedNone: 'No partner fits yet. Describe your need in other words or choose another country.',
    choose: 'Ask this partner',
  },
  de: {
    search: 'Partner suchen',
    submit: 'Suchen',
    filters: 'Filter',
    region: 'Region',
    type: 'Partnertyp',
    country: 'Land',
    sort: 'Sortieren nach',
    sorts: { featured: 'Empfohlen', tier: 'Stufe', rating: 'Bewertung', fair: 'Wechselnd', name: 'Name' },
    clear: 'Filter löschen',
    found: (count) => (count === 1 ? '1 Partner' : `${count} Partner`),
    none: 'Keine Treffer. Entfernen Sie einen Filter oder suchen Sie nach einem anderen Namen.',
    featured: 'Empfohlen',
    rating: (text) => `Bewertung: ${text}`,
    reviews: 'Bewertungen',
    noReviews: 'Noch keine Bewertungen',
    verified: 'Verifizierter Kunde',
    verifiedAbout: 'Kunde eines gewonnenen Projekts mit bestätigter E-Mail-Adresse.',
    previous: 'Zurück',
    next: 'Weiter',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    website: 'Website besuchen',
    book: 'Termin buchen',
    back: 'Alle Partner',
    services: 'Leistungen',
    industries: 'Branchen',
    languages: 'Sprachen',
    locations: 'Standorte',
    details: 'Details',
    yes: 'Ja',
    no: 'Nein',
    contact: (name) => `Anfrage an ${name}`,
    name: 'Ihr Name',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Nachricht',
    consent: (company, partner) => `Ich bin einverstanden, dass ${company} meine Anfrage an ${partner} weitergibt.`,
    thePartners: 'die ausgewählten Partner',
    send: 'Anfrage senden',
    sent: 'Ihre Anfrage wurde gesendet. Sie erhalten die Antwort per E-Mail.',
    failed: 'Die Anfrage konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    match: 'Den richtigen Partner finden',
    matchAbout: 'Beschreiben Sie Ihren Bedarf. Sie erhalten bis zu drei Partner mit Begründung.',
    need: 'Was brauchen Sie?',
    budget: 'Budget',
    budgets: {
      under_10k: 'Unter 10.000',
      '10k_50k': '10.000 bis 50.000',
      '50k_250k': '50.000 bis 250.000',
      over_250k: 'Über 250.000',
      unknown: 'Noch nicht bekannt',
    },
    timing: 'Beginn',
    timings: { now: 'So bald wie möglich', quarter: 'In 3 Monaten', year: 'In einem Jahr', later: 'Später' },
    any: 'Beliebig',
    must: 'Der Partner muss bieten',
    propose: 'Partner zeigen',
    proposed: 'Diese Partner passen',
    proposedNone: 'Noch kein passender Partner. Beschreiben Sie den Bedarf anders oder wählen Sie ein anderes Land.',
    choose: 'Diesen Partner anfragen',
  },
  fr: {
    search: 'Rechercher un partenaire',
    submit: 'Rechercher',
    filters: 'Filtres',
    region: 'Région',
    type: 'Type de partenaire',
    country: 'Pays',
    sort: 'Trier par',
    sorts: { featured: 'Recommandés', tier: 'Niveau', rating: 'Note', fair: 'Rotation', name: 'Nom' },
    clear: 'Effacer les filtres',
    found: (count) => (count === 1 ? '1 partenaire' : `${count} partenaires`),
    none: 'Aucun résultat. Retirez un filtre ou cherchez un autre nom.',
    featured: 'Recommandé',
    rating: (text) => `Note : ${text}`,
    reviews: 'Avis',
    noReviews: 'Pas encore d’avis',
    verified: 'Client vérifié',
    verifiedAbout: 'Client d’un projet réalisé, dont l’adresse e-mail est confirmée.',
    previous: 'Précédent',
    next: 'Suivant',
    pageOf: (page, pages) => `Page ${page} sur ${pages}`,
    website: 'Voir le site',
    book: 'Prendre rendez-vous',
    back: 'Tous les partenaires',
    services: 'Services',
    industries: 'Secteurs',
    languages: 'Langues',
    locations: 'Implantations',
    details: 'Détails',
    yes: 'Oui',
    no: 'Non',
    contact: (name) => `Contacter ${name}`,
    name: 'Votre nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Société',
    message: 'Message',
    consent: (company, partner) => `J’accepte que ${company} transmette ma demande à ${partner}.`,
    thePartners: 'aux partenaires choisis',
    send: 'Envoyer',
    sent: 'Votre demande a été envoyée. La réponse arrivera par e-mail.',
    failed: 'La demande n’a pas pu être envoyée. Vérifiez la connexion et réessayez.',
    match: 'Trouver le bon partenaire',
    matchAbout: 'Décrivez votre besoin. Vous obtenez jusqu’à trois partenaires et les raisons.',
    need: 'Quel est votre besoin ?',
    budget: 'Budget',
    budgets: {
      under_10k: 'Moins de 10 000',
      '10k_50k': '10 000 à 50 000',
      '50k_250k': '50 000 à 250 000',
      over_250k: 'Plus de 250 000',
      unknown: 'Pas encore connu',
    },
    timing: 'Début',
    timings: { now: 'Dès que possible', quarter: 'Sous 3 mois', year: 'Sous un an', later: 'Plus tard' },
    any: 'Indifférent',
    must: 'Le partenaire doit proposer',
    propose: 'Voir les partenaires',
    proposed: 'Ces partenaires conviennent',
    proposedNone: 'Aucun partenaire ne convient encore. Décrivez le besoin autrement ou choisissez un autre pays.',
    choose: 'Demander à ce partenaire',
  },
  es: {
    search: 'Buscar socios',
    submit: 'Buscar',
    filters: 'Filtros',
    region: 'Región',
    type: 'Tipo de socio',
    country: 'País',
    sort: 'Ordenar por',
    sorts: { featured: 'Destacados', tier: 'Nivel', rating: 'Valoración', fair: 'Rotación', name: 'Nombre' },
    clear: 'Borrar filtros',
    found: (count) => (count === 1 ? '1 socio' : `${count} socios`),
    none: 'Sin resultados. Quite un filtro o busque otro nombre.',
    featured: 'Destacado',
    rating: (text) => `Valoración: ${text}`,
    reviews: 'Opiniones',
    noReviews: 'Aún no hay reseñas',
    verified: 'Cliente verificado',
    verifiedAbout: 'Cliente de un proyecto realizado, con correo confirmado.',
    previous: 'Anterior',
    next: 'Siguiente',
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    website: 'Visitar sitio web',
    book: 'Reservar una cita',
    back: 'Todos los socios',
    services: 'Servicios',
    industries: 'Sectores',
    languages: 'Idiomas',
    locations: 'Ubicaciones',
    details: 'Detalles',
    yes: 'Sí',
    no: 'No',
    contact: (name) => `Contactar con ${name}`,
    name: 'Su nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    message: 'Mensaje',
    consent: (company, partner) => `Acepto que ${company} transmita mi solicitud a ${partner}.`,
    thePartners: 'los socios elegidos',
    send: 'Enviar solicitud',
    sent: 'Su solicitud se ha enviado. Recibirá la respuesta por correo.',
    failed: 'No se pudo enviar la solicitud. Compruebe la conexión e inténtelo de nuevo.',
    match: 'Encontrar el socio adecuado',
    matchAbout: 'Describa lo que necesita. Recibirá hasta tres socios y los motivos.',
    need: '¿Qué necesita?',
    budget: 'Presupuesto',
    budgets: {
      under_10k: 'Menos de 10.000',
      '10k_50k': 'De 10.000 a 50.000',
      '50k_250k': 'De 50.000 a 250.000',
      over_250k: 'Más de 250.000',
      unknown: 'Aún no se sabe',
    },
    timing: 'Inicio',
    timings: { now: 'Lo antes posible', quarter: 'En 3 meses', year: 'En un año', later: 'Más adelante' },
    any: 'Cualquiera',
    must: 'El socio debe ofrecer',
    propose: 'Mostrar socios',
    proposed: 'Estos socios encajan',
    proposedNone: 'Ningún socio encaja todavía. Describa la necesidad de otra forma o elija otro país.',
    choose: 'Preguntar a este socio',
  },
};

export const directoryWords = (language: string): Words => words[language as DirectoryLanguage] ?? words.en;

/** `November 23, 2026` in a language, with the same result on the server and in the browser. */
export const dayIn = (language: string, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

/** x/5, or N/A. */
export const ratingText = (rating: number | null) => (rating === null ? 'N/A' : `${rating}/5`);

export const countryIn = (language: string, code: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
