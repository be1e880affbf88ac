/** The languages that have a draft of their own. */
export const GLOSSARY_LANGUAGES = ['fr', 'sw', 'am', 'ha', 'pt'] as const

/**
 * A thing with its one word in each language, or how that begins: the first of those that are parted by '|'. The others
 * are its forms, and what a sentence says in its place. `english` is how our English names it, as a pattern.
 */
export type Term = Record<(typeof GLOSSARY_LANGUAGES)[number], string> & {
  english: string
  means: string
  /** The term that its word must never stand for. */
  unlike?: string
}

/** The 60 things that farmers read of most; the words of translators are held against them (`terms.test.ts`). */
// biome-ignore format: one table
export const TERMS: Readonly<Record<string, Term>> = {
  premium: { english: 'premiums?', means: 'what a farmer pays for a policy', fr: 'prime', sw: 'ada ya bima|ada', am: 'አረቦን|ክፍያ', ha: 'kuɗin inshora|inshora|biya', pt: 'prémio', unlike: 'payout' },
  payout: { english: 'payouts?|claims? (?:is|are|was) paid', means: 'what an insurer pays to a farmer after a loss', fr: 'indemnité|indemni|versement', sw: 'fidia|malipo', am: 'ካሳ|ክፍያ', ha: 'diyya|biya', pt: 'indemniza|pagamento', unlike: 'premium' },
  claim: { english: 'claims?', means: 'what a farmer asks of an insurer after a loss', fr: 'sinistre|demande|déclar', sw: 'madai|dai|kudai|fidia', am: 'የካሳ ጥያቄ|ጥያቄ|ካሳ', ha: 'neman diyya|diyya|buƙat|aik', pt: 'pedido de indemniza|indemniza|pedido' },
  policy: { english: 'polic(?:y|ies)', means: 'a contract of insurance with one farmer', fr: 'contrat|assurance|police|confiden', sw: 'bima|faragha', am: 'ውል|ውሎ|ኢንሹራንስ|መመሪያ', ha: 'inshora|sirri|tsari', pt: 'apólice|seguro|privacidade' },
  insurer: { english: 'insurers?', means: 'who carries the risk of a policy', fr: 'assureur', sw: 'kampuni ya bima', am: 'መድን ሰጪ', ha: 'kamfanin inshora', pt: 'segurador' },
  loan: { english: 'loans?', means: 'money lent to a farmer, to be paid back with interest', fr: 'prêt', sw: 'mkopo|mikopo', am: 'ብድር', ha: 'rance|bashi', pt: 'empréstimo' },
  lender: { english: 'lenders?', means: 'who lends', fr: 'prêteur', sw: 'mkopeshaji|wakopeshaji', am: 'አበዳሪ', ha: 'mai ba da rance|ba da rance', pt: 'credor|quem empresta', unlike: 'operator' },
  interest: { english: 'interest', means: 'the price of a loan', fr: 'intérêt', sw: 'riba', am: 'ወለድ', ha: 'kuɗin ruwa|ruwa', pt: 'juro' },
  instalment: { english: 'instal(?:l)?ments?', means: 'one of the payments by which a loan is paid back', fr: 'versement|échéance', sw: 'awamu', am: 'ክፍያዎች|ክፍያ', ha: 'lokutan biya|biya', pt: 'prestaç' },
  repayment: { english: 'paid back|pay(?:s|ing)? (?:it )?back|repa(?:y|id|yments?)', means: 'money of the farmer that returns to the lender', fr: 'rembours', sw: 'kulipa|lip|rejesh|rudish|malipo', am: 'ይመልሳሉ|መል|ከፍ|ክፍያ|ከፈ', ha: 'mayar|biya', pt: 'reembols|pag', unlike: 'disbursement' },
  disbursement: { english: 'paid out|disburse\\w*', means: 'money of the lender that goes to the farmer', fr: 'versé|vers', sw: 'imetolewa|tole|toa|lipwa|pokea', am: 'ተለቋል|ለቀ|ለቋ|መቀበያ|ክፍያ|ከፈ|ከፍ', ha: 'ba da kuɗin|ba da rance|ba ka|ba da|karɓa|biya', pt: 'entreg|pag', unlike: 'repayment' },
  fee: { english: 'fees?', means: 'what a service costs besides', fr: 'frais', sw: 'gharama|ada', am: 'የአገልግሎት ክፍያ|ክፍያ|ወጪ', ha: 'kuɗin aiki|kuɗi', pt: 'taxa|comiss', unlike: 'interest' },
  operator: { english: 'operators?|providers?', means: 'the company of the telephone network that moves mobile money', fr: 'opérateur|fournisseur', sw: 'kampuni ya simu|kampuni|mtoa huduma|watoa', am: 'ድርጅት|አቅራቢ|አገልግሎት', ha: 'kamfani|mai ba', pt: 'operador|fornecedor|prestador', unlike: 'lender' },
  mobileMoney: { english: 'mobile money', means: 'money on a telephone number', fr: 'mobile money', sw: 'pesa ya simu|pesa za simu|pesa kwa simu', am: 'የሞባይል ገንዘብ|ሞባይል ገንዘብ', ha: 'kuɗin waya', pt: 'dinheiro móvel' },
  balance: { english: '(?<!not |books |ledger )balances?', means: 'what an account holds', fr: 'solde', sw: 'salio', am: 'ቀሪ', ha: 'ma’auni|ragowa', pt: 'saldo', unlike: 'statement' },
  receipt: { english: 'receipts?', means: 'proof of one payment', fr: 'reçu', sw: 'risiti|stakabadhi', am: 'ደረሰኝ', ha: 'rasit|rasid', pt: 'recibo', unlike: 'statement' },
  statement: { english: 'statements?', means: 'all movements of an account in a time', fr: 'relevé', sw: 'taarifa', am: 'መግለጫ', ha: 'bayani', pt: 'extrato', unlike: 'receipt' },
  account: { english: 'accounts?', means: 'of a person: what one signs in to; of money: what holds a balance', fr: 'compte', sw: 'akaunti', am: 'መለያ|ሒሳብ', ha: 'asusu', pt: 'conta' },
  password: { english: 'passwords?', means: 'the secret words of an account', fr: 'mot de passe', sw: 'nenosiri|neno la siri', am: 'የይለፍ ቃል', ha: 'kalmar sirri|kalmomin sirri|kalmar', pt: 'palavra-passe|palavras-passe', unlike: 'username' },
  code: { english: 'codes?', means: 'figures or letters that are valid once, or name one thing', fr: 'code|indicatif|numéro|abrégé', sw: 'msimbo|misimbo|nambari|namba|kodi', am: 'ኮድ|ኮዶ|ቁጥር', ha: 'lamb', pt: 'código|indicativo|número' },
  username: { english: 'usernames?', means: 'the name by which an account is signed in to', fr: 'nom d’utilisateur', sw: 'jina la mtumiaji|jina hili', am: 'የተጠቃሚ ስም', ha: 'sunan amfani', pt: 'nome de utilizador|nome' },
  farmer: { english: 'farmers?', means: 'who grows crops, and reads Kuu for it', fr: 'agricult|paysan', sw: 'mkulima|wakulima', am: 'ገበሬ', ha: 'manom', pt: 'agricultor' },
  agent: { english: 'agents?', means: 'an extension agent, who advises farmers', fr: 'agent', sw: 'afisa|maafisa|wakala', am: 'ባለሙያ', ha: 'malami|malamai|malam|wakili|jami', pt: 'extensionista|agente|técnico' },
  administrator: { english: 'administrators?', means: 'who runs the platform', fr: 'administrat', sw: 'msimamizi|wasimamizi', am: 'አስተዳዳሪ', ha: 'gudanarwa', pt: 'administrador', unlike: 'agent' },
  crop: { english: 'crops?', means: 'a plant that is grown, or what one farmer grows of it on one piece of land', fr: 'culture', sw: 'zao|mazao|mmea|mimea', am: 'ሰብል', ha: 'amfanin gona|amfanon|shuk|gona', pt: 'cultura' },
  harvest: { english: 'harvest\\w*', means: 'what is brought in of a crop, or the day of it', fr: 'récolt', sw: 'mavuno|vun', am: 'ምርት|መሰብሰብ|ሰብስ|አጨዳ|ስብሰባ|ሲሰበሰብ|የተሰበሰበ|ይሰበሰባል|ተሰብስ', ha: 'girb', pt: 'colheita|colhe|colhid' },
  planting: { english: 'plant(?:ing|ed)', means: 'the day or the work of bringing seed or plants into the soil', fr: 'plant|semis|semé', sw: 'kupanda|panda|pandwa', am: 'መዝራት|ዘር|ተከላ|ተተከ|ተዘራ|የተዘሩ|መትከል|ተከል', ha: 'shuk', pt: 'plant|seme' },
  fertilizer: { english: 'fertili[sz]ers?', means: 'plant food out of a bag', fr: 'engrais', sw: 'mbolea', am: 'ማዳበሪያ', ha: 'taki', pt: 'adubo' },
  manure: { english: 'manure', means: 'plant food out of a stable', fr: 'fumier', sw: 'samadi', am: 'ፍግ', ha: 'gargajiya|kashin', pt: 'estrume' },
  pest: { english: 'pests?', means: 'an animal that eats a crop', fr: 'ravageur', sw: 'wadudu', am: 'ተባይ', ha: 'kwari|ƙwari', pt: 'praga', unlike: 'disease' },
  disease: { english: 'diseases?', means: 'what makes a plant ill', fr: 'maladie', sw: 'magonjwa|ugonjwa', am: 'በሽታ', ha: 'cuta|cututtuka', pt: 'doença', unlike: 'pest' },
  irrigation: { english: 'irrigat\\w*', means: 'water that is brought to a crop', fr: 'irrig|arros', sw: 'mwagilia|umwagiliaji', am: 'መስኖ|ውሃ', ha: 'ban ruwa', pt: 'reg|irriga' },
  weather: { english: 'weather', means: 'rain, heat and wind of these days', fr: 'météo|temps|climat', sw: 'hali ya hewa', am: 'የአየር ሁኔታ|አየር', ha: 'yanayi', pt: 'tempo|meteorol', unlike: 'season' },
  forecast: { english: 'forecasts?', means: 'what the weather will be', fr: 'prévision|prévu', sw: 'utabiri', am: 'ትንበያ', ha: 'hasashe', pt: 'previs' },
  drought: { english: 'drought', means: 'a long time without rain', fr: 'sécheresse', sw: 'ukame', am: 'ድርቅ', ha: 'fari', pt: 'seca' },
  season: { english: 'seasons?', means: 'the time in which a crop grows', fr: 'saison|campagne', sw: 'msimu|misimu', am: 'ወቅት', ha: 'damina|kaka|lokacin', pt: 'campanha|época', unlike: 'weather' },
  price: { english: 'prices?', means: 'what a market pays for a kilogram', fr: 'prix', sw: 'bei', am: 'ዋጋ', ha: 'farash', pt: 'preço' },
  market: { english: 'markets?', means: 'where crops are sold', fr: 'marché|market', sw: 'soko|market', am: 'ገበያ|market', ha: 'kasuw|market', pt: 'mercado|market' },
  advisory: { english: 'advisor(?:y|ies)', means: 'a piece of advice that an agent published', fr: 'conseil', sw: 'ushauri', am: 'ምክር', ha: 'shawar', pt: 'conselho', unlike: 'warning' },
  warning: { english: 'warnings?', means: 'news of a danger', fr: 'alerte|avert', sw: 'onyo|tahadhari|maonyo', am: 'ማስጠንቀቂያ', ha: 'gargaɗ|faɗakar', pt: 'aviso|alerta', unlike: 'advisory' },
  course: { english: 'courses?', means: 'lessons and quizzes on one subject', fr: 'cours|formation', sw: 'kozi', am: 'ኮርስ', ha: 'kwas', pt: 'curso', unlike: 'lesson' },
  lesson: { english: 'lessons?', means: 'a part of a course to be read', fr: 'leçon', sw: 'somo|masomo', am: 'ትምህርት', ha: 'karatu|darasi|darus', pt: 'lição|lições', unlike: 'quiz' },
  quiz: { english: 'quiz(?:zes)?', means: 'the questions at the end of a part of a course', fr: 'quiz', sw: 'jaribio|majaribio', am: 'ፈተና', ha: 'jarrabaw', pt: 'teste', unlike: 'lesson' },
  certificate: { english: 'certificates?', means: 'a paper that somebody has finished a course', fr: 'certificat', sw: 'cheti|vyeti', am: 'የምስክር ወረቀት|ምስክር', ha: 'takardar shaida|shaida|takarda', pt: 'certificado' },
  visit: { english: 'visits?', means: 'an agent comes to a farm', fr: 'visit', sw: 'ziara|tembele', am: 'ጉብኝት|ጎበኘ|ጎብኝ|ይጎበኙ|መጎብኘ|ይጎበኝ', ha: 'ziyar', pt: 'visita' },
  request: { english: 'requests?', means: 'what a farmer asks of an agent', fr: 'demande', sw: 'ombi|maombi', am: 'ጥያቄ', ha: 'buƙat|neman|roƙo', pt: 'pedido' },
  textMessage: { english: 'text messages?', means: 'a message without internet', fr: 'sms|message', sw: 'sms|ujumbe|jumbe', am: 'የጽሑፍ|sms', ha: 'sako|saƙo|sms', pt: 'sms|mensage' },
  notification: { english: 'notifications?', means: 'news that the app shows under the bell', fr: 'notification', sw: 'arifa|taarifa', am: 'ማሳወቂያ', ha: 'sanarw', pt: 'notifica' },
  offline: { english: 'offline', means: 'without a connection to the internet', fr: 'hors ligne|sans connexion', sw: 'nje ya mtandao|bila mtandao|huna mtandao', am: 'ከመስመር ውጭ|ያለ መስመር|ያለ ኢንተርኔት|ያለ ግንኙነት', ha: 'ba layi|layi|haɗi|intanet', pt: 'sem liga' },
  online: { english: 'online', means: 'with a connection to the internet', fr: 'en ligne|connexion', sw: 'mtandao', am: 'መስመር|ኢንተርኔት|ግንኙነት', ha: 'layi', pt: 'liga' },
  buyer: { english: 'buyers?', means: 'who buys harvests', fr: 'achet|paie', sw: 'mnunuzi|wanunuzi', am: 'ገዢ', ha: 'saya', pt: 'compra|paga', unlike: 'lender' },
  document: { english: 'documents?', means: 'a paper or a file', fr: 'document|pièce', sw: 'hati|nyaraka|waraka', am: 'ሰነድ', ha: 'takard', pt: 'document' },
  profile: { english: 'profiles?', means: 'what an account says of its person', fr: 'profil', sw: 'wasifu', am: 'መገለጫ', ha: 'bayan', pt: 'perfil' },
  photo: { english: 'photos?', means: 'a picture that somebody took', fr: 'photo', sw: 'picha', am: 'ፎቶ', ha: 'hoto|hotun', pt: 'foto' },
  village: { english: 'villages?', means: 'where a farmer lives', fr: 'village|localité', sw: 'kijiji|vijiji', am: 'መንደር|ቀበሌ', ha: 'ƙauye', pt: 'aldeia|localidade' },
  language: { english: 'languages?', means: 'what somebody speaks and reads', fr: 'langue', sw: 'lugha', am: 'ቋንቋ', ha: 'harsh|harsun', pt: 'língua' },
  phone: { english: 'phones?', means: 'what Kuu is read or heard on', fr: 'téléphone|portable', sw: 'simu', am: 'ስልክ', ha: 'waya', pt: 'telefone|telemóvel' },
  seed: { english: 'seeds?', means: 'what is sown', fr: 'semence|graine', sw: 'mbegu', am: 'ዘር', ha: 'iri', pt: 'semente', unlike: 'fertilizer' },
  weed: { english: 'weed\\w*', means: 'a plant among the crop that nobody sowed', fr: 'sarcl|désherb|herbe', sw: 'magugu|palilia|palizi', am: 'አረም|ማረም|አርም|ያርሙ|ይታረም|አረ', ha: 'ciyawa|noma', pt: 'sach|erva|mond', unlike: 'pest' },
  rain: { english: 'rain\\w*', means: 'water from the sky', fr: 'plui|pluv|pleu', sw: 'mvua', am: 'ዝናብ', ha: 'ruwa', pt: 'chuv|chov' },
}
