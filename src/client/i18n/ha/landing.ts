import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  page: {
    title: 'Kuu: girbi mafi kyau, daga maƙwabci zuwa maƙwabci',
    description: 'Shawara, farashi, yanayi da koyo ga manoman Afirka, a kowace waya, da layi ko babu layi.',
  },
  nav: { enter: 'Shiga', language: 'Harshe' },
  hero: {
    title: 'Girbi mafi kyau, daga maƙwabci zuwa maƙwabci.',
    lead: 'Shawara, farashi, yanayi da koyo ga manoma, a kowace waya, da layi ko babu layi.',
    enter: 'Shiga Kuu',
    more: 'Ƙara Sani',
    sample: 'Abin da manomi ke gani',
    greeting: 'Ina kwana, Martha',
    place: 'Gbarnga, Liberia',
    alert: 'Ruwan sama mai yawa daga Lahadi',
    alertHint: 'Kai masarar da aka girbe ƙarƙashin rufi.',
    maize: 'Masara',
    price: 'L$95.00',
    perKg: '/kg',
    rising: 'Yana hawa',
    cassava: 'Rogo',
    planted: 'An shuka',
    harvest: 'Girbi bayan kwanaki 241',
  },
  stats: {
    label: 'Kuu a lambobi',
    farmers: { value: '50,000+', name: 'Manoma Masu Aiki' },
    uptime: { value: '95%', name: 'Lokacin Aiki' },
    countries: { value: '25+', name: 'Ƙasashe' },
    sms: { value: '24/7', name: 'Taimako ta SMS' },
  },
  features: {
    title: 'Duk abin da damina ke buƙata',
    lead: 'Kayan aiki shida a ƙaramar waya ɗaya.',
    crops: {
      title: 'Kula da Shuke-shuke',
      text: 'Yi rajistar shuke-shukenka ka samu shawarar shuka ta wurinka da lokacinka.',
    },
    advisories: {
      title: 'Shawarwarin Ƙwararru',
      text: 'Maganin kwari da kyawawan hanyoyi, daga malaman gona da suka san ƙasa.',
    },
    prices: { title: 'Farashin Kasuwa', text: 'Farashi da inda ya dosa, da faɗakarwa idan ya motsa.' },
    weather: {
      title: 'Gargaɗin Yanayi na Wurinka',
      text: 'Gargaɗi don wurinka, kafin ruwa ko fari ya iso.',
    },
    sms: {
      title: 'Sanarwa ta SMS',
      text: 'Ga marasa ƙarfin layi: labari ɗaya ta saƙon waya, a kowace waya.',
    },
    languages: { title: 'Harsuna Da Yawa', text: 'Turanci, Swahili, Amharic, Hausa da sauransu.' },
  },
  built: {
    title: 'An Yi Shi don Manoman Afirka',
    lead: 'Kuu ƙungiyar maƙwabta ce da suke aiki a gonakin juna bi da bi. Wannan yana aiki ma inda layi bai kai ba.',
    mobile: {
      title: 'An fara da waya',
      text: 'An yi shi don ƙaramar waya mai arha a rana mai ƙarfi, kuma ba ya cin data.',
    },
    offline: {
      title: 'Yana aiki ba layi, yana daidaita kansa',
      text: 'Ci gaba da aiki ba tare da layi ba. Abin da ka rubuta za a aika idan ka dawo kan layi.',
    },
    separate: {
      title: 'Wuri daban ga manoma da malaman gona',
      text: 'Kowa yana ganin abin da ranarsa ke buƙata, ba tare da cikas ba.',
    },
  },
  cta: {
    title: 'Damina mai zuwa tana farawa da iri.',
    lead: 'Zaɓi ko kai wane ne, ka duba.',
    start: 'Fara Yanzu',
  },
  footer: {
    sponsor: 'Jami’ar bincike ce ta ɗauki nauyi.',
    purpose: 'Koyar da noma ga manoman Afirka baki ɗaya.',
    draft: 'Wannan fassara daftari ce, za a duba ta.',
  },
} as const satisfies Translation<'landing'>
