import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  page: {
    title: 'Kuu: mavuno bora, kutoka jirani mmoja hadi mwingine',
    description:
      'Ushauri, bei, hali ya hewa na mafunzo kwa wakulima wa Afrika, kwenye simu yoyote, ukiwa na mtandao au bila.',
  },
  nav: { enter: 'Ingia', language: 'Lugha' },
  hero: {
    title: 'Mavuno bora, kutoka jirani mmoja hadi mwingine.',
    lead: 'Ushauri, bei, hali ya hewa na mafunzo kwa wakulima, kwenye simu yoyote, ukiwa na mtandao au bila.',
    enter: 'Ingia kwenye Kuu',
    more: 'Jifunze Zaidi',
    sample: 'Anachokiona mkulima',
    greeting: 'Habari za asubuhi, Martha',
    place: 'Gbarnga, Liberia',
    alert: 'Mvua kubwa kuanzia Jumapili',
    alertHint: 'Ingiza mahindi yaliyovunwa ndani.',
    maize: 'Mahindi',
    price: 'L$95.00',
    perKg: '/kg',
    rising: 'Inapanda',
    cassava: 'Mihogo',
    planted: 'Limepandwa',
    harvest: 'Mavuno baada ya siku 241',
  },
  stats: {
    label: 'Kuu kwa takwimu',
    farmers: { value: '50,000+', name: 'Wakulima Hai' },
    uptime: { value: '95%', name: 'Upatikanaji' },
    countries: { value: '25+', name: 'Nchi' },
    sms: { value: '24/7', name: 'Msaada wa SMS' },
  },
  features: {
    title: 'Kila kitu ambacho msimu unahitaji',
    lead: 'Zana sita katika simu moja ndogo.',
    crops: {
      title: 'Usimamizi wa Mazao',
      text: 'Sajili mazao yako na upate mapendekezo ya kupanda kwa mahali na msimu wako.',
    },
    advisories: {
      title: 'Ushauri wa Wataalamu',
      text: 'Kudhibiti wadudu na kilimo bora, kutoka kwa maafisa ugani wanaoijua ardhi.',
    },
    prices: { title: 'Bei za Soko', text: 'Bei na mwelekeo wake, na tahadhari zinapobadilika.' },
    weather: {
      title: 'Tahadhari za Hali ya Hewa ya Kwako',
      text: 'Maonyo ya mahali pako, kabla mvua au ukame haujafika.',
    },
    sms: {
      title: 'Taarifa kwa SMS',
      text: 'Kwa wenye mtandao hafifu: habari zile zile kwa ujumbe mfupi, kwenye simu yoyote.',
    },
    languages: { title: 'Lugha Nyingi', text: 'Kiingereza, Kiswahili, Kiamhari, Kihausa na nyingine.' },
  },
  built: {
    title: 'Imeundwa kwa Wakulima wa Afrika',
    lead: 'Kuu ni kikundi cha majirani wanaolima mashamba yao kwa zamu. Hii inafanya kazi hata mahali ambapo mtandao haufiki.',
    mobile: {
      title: 'Imeundwa kwanza kwa simu',
      text: 'Kwa simu ndogo ya bei nafuu kwenye jua kali, na hutumia data kidogo.',
    },
    offline: {
      title: 'Hufanya kazi bila mtandao na kusawazisha yenyewe',
      text: 'Endelea kufanya kazi bila mtandao. Unachoandika kitatumwa ukirudi mtandaoni.',
    },
    separate: {
      title: 'Sehemu tofauti kwa wakulima na maafisa ugani',
      text: 'Kila mmoja huona anachohitaji kwa siku yake, bila vizuizi.',
    },
  },
  cta: {
    title: 'Msimu ujao huanza na mbegu.',
    lead: 'Chagua wewe ni nani, na utazame.',
    start: 'Anza Sasa',
  },
  footer: {
    sponsor: 'Imefadhiliwa na chuo kikuu cha utafiti.',
    purpose: 'Ugani wa kilimo kwa wakulima kote Afrika.',
    draft: 'Tafsiri hii ni rasimu, itakaguliwa.',
  },
} as const satisfies Translation<'landing'>
