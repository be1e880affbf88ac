import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  agents: {
    title: 'Ma’aikatan gona',
    lead: 'Waɗanda za ka iya tambaya. Don rubuta wa ɗayansu, danna ‘Nemi taimako’ a Gida ko a bayananka.',
  },
  back: 'Koma baya',
  help: {
    title: 'Taimako da Tambayoyi',
    lead: 'Gajerun amsoshi ga abin da manoma suka fi tambaya.',
    cost: {
      q: 'Nawa ne kuɗin Kuu?',
      a: 'Amfani da Kuu kyauta ne. Layinka zai iya cajin data da SMS. Abin da yake da farashi, kamar wasu darussa, yana nuna shi da farko.',
    },
    addCrop: {
      q: 'Ta yaya zan ƙara shuka?',
      a: 'A Gida danna ‘Ƙara shuka’, zaɓi shukar ka rubuta fili a hekta. Kuu yana lissafa ranar girbi daga shukar; za ka iya canja ta.',
    },
    hectare: {
      q: 'Yaya girman hekta yake?',
      a: 'Mita 100 da mita 100: murabba’in mita 10,000, ko kusan eka biyu da rabi. Don rabin hekta rubuta 0.5.',
    },
    moveCrop: {
      q: 'An shuka shukata, ko ta isa. Ta yaya zan faɗa?',
      a: 'Buɗe ta da ‘Duba Bayani’ ka zaɓi sabon matsayi a ‘Canja Matsayi’. Idan tana da wata matsala, zaɓi ‘Akwai matsala’.',
    },
    weather: {
      q: 'Yanayin ina nake gani?',
      a: 'Na wurin da ka zaɓa a Bayanina, ‘Wurin yanayi’. Gida yana nuna gargaɗi mafi tsanani da yake can yanzu.',
    },
    prices: {
      q: 'Zan iya yarda da farashin?',
      a: 'Kowane farashi yana faɗin a wace kasuwa da wace rana aka gan shi. Farashi yana canjawa kullum, don haka tambaya kafin ka tafi sayarwa.',
    },
    ask: {
      q: 'Ta yaya zan tambayi malamin gona?',
      a: 'Danna ‘Nemi taimako’ a Gida ko a bayaninka ka aika fom. Amsa tana zuwa ‘Buƙatuna’, ƙararrawa kuma za ta faɗa maka. Za ka iya mayar da amsa a can.',
    },
    emergency: {
      q: 'Gonata tana cikin haɗari yanzu. Wa zan kira?',
      a: 'Lambobin suna ƙarƙashin ‘Nemi taimako’, ‘Taimakon Gaggawa’.',
    },
    offline: {
      q: 'Idan layina ya yanke fa?',
      a: 'Alamar sama tana cewa ‘Ba layi’. Abin da ke kan allo ana iya karanta shi, abin da ka rubuta kuma yana nan a fom ɗinsa har sai an iya aika shi.',
    },
    languages: {
      q: 'Kuu yana jin harshena?',
      a: 'Zaɓe shi da maɓallin sama ko a bayaninka. Turanci ya cika. Swahili, Hausa, Amharic da Faransanci daftari ne da masu magana da su za su duba; abin da ya rage yana fitowa a Turanci.',
    },
    password: {
      q: 'Na manta kalmar sirrina.',
      a: 'Kuu bai san kalmar sirrinka ba kuma ba zai iya nuna wa kowa ba. Nemi taimakon malamin gonarka.',
    },
    data: {
      q: 'Ta yaya zan samu ko goge abin da Kuu ya sani game da ni?',
      a: 'A bayaninka: ‘Sauke bayanaina’ yana ba ka fayil mai komai, ‘Goge asusuna’ yana goge shi.',
    },
  },
  privacy: {
    title: 'Tsarin Sirri',
    lead: 'Abin da Kuu yake ajiyewa naka, dalili, inda yake, da yadda za ka samu ko goge shi.',
    kept: {
      title: 'Abin da ake ajiyewa, da dalili',
      account:
        'Sunanka, sunan amfani, kuma idan ka bayar, wayarka, imel da wurinka: don ka iya shiga, malamai kuma su same ka.',
      password: 'Kalmar sirrinka a ɓoye kawai (hash): ba mai iya karanta ta, ko waɗanda ke tafiyar da Kuu.',
      farm: 'Shuke-shukenka, filayensu, ranaku, bayanai da tarihi, da abin da ka rubuta game da gonakinka: don ba ka shawarar da ta dace.',
      requests:
        'Buƙatun taimakonka da amsoshinsu, sanarwa, ajiyayyu, faɗakarwar farashi da zaɓinka: don a sake nuna maka su.',
      learning: 'Darussanka da sakamakon gwaje-gwajenka: don ka ci gaba daga inda ka tsaya.',
      money:
        'Idan kana amfani da ayyukan kuɗi, asusunka, biyanka, rance da inshora: don aiwatar da su da tabbatar da su.',
      sessions: 'Inda ka shiga: hash na maɓallin kowane shiga, har kwana 30 bayan amfani na ƙarshe.',
      failures:
        'Ana ƙirga kurakuran kalmar sirri har minti 15, a ƙarƙashin hash na suna da adireshin layi, don hana masu canka.',
      log: 'Ana rubuta kowane buƙata a littafin uwar garke, tare da lokacinsa, adireshin layi da asusunka: don gano matsaloli da hare-hare. Ba a taɓa rubuta kalmar sirrinka ko abin da ka rubuta ba.',
    },
    seen: {
      title: 'Wa ke gani',
      agents:
        'Malaman gona da masu gudanarwa suna ganin sunanka, waya, imel, wuri, shuke-shuke da buƙatun taimako, don su taimake ka.',
      farmers: 'Sauran manoma ba sa ganin komai naka.',
      others:
        'Kuu ba ya sayar da bayanai, ba ya nuna talla kuma ba ya ƙirga ziyara da taimakon wasu. Idan wannan shiri yana aika SMS ko kuɗin waya, lambarka da saƙo ko biyan suna zuwa kamfanin da ke ɗaukar su.',
    },
    where: {
      title: 'Inda yake',
      server:
        'A cikin rumbun bayanai ɗaya a uwar garken waɗanda ke tafiyar da wannan shiri. Ana kwafarsa kowace rana da kuma kafin sabuntawa; irin wannan kwafi yana riƙe da abin da ka goge har mako biyar kawai.',
      phone:
        'A wayarka: shigarka da bayanan amfaninka, harshe da launin da ka zaɓa, kuki na shigar, da wani wanda ake gane wannan waya da shi idan ka sake shiga. Fita yana cire shigar da bayanan.',
    },
    rights: {
      title: 'Yadda za ka samu ka kuma goge',
      download: 'A bayaninka, ‘Sauke bayanaina’ yana ajiye komai a fayil.',
      change: 'A bayaninka, ‘Gyara bayanaina’ yana gyara su.',
      remove: 'A bayaninka, ‘Goge asusuna’ yana goge su, da zarar babu kuɗi, rance ko inshora a buɗe.',
      stays:
        'Abin da ya rage, ba tare da sunanka ba: bayanan biya, rance da inshora, na ƙungiyoyi da na girbin da aka sayar, domin wasu sun dogara da su; da abin da ka rubuta wa wasu, kamar shawara.',
    },
  },
} as const satisfies Translation<'papers'>
