import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  week: { title: 'Wannan mako', all: 'Nuna duka {count}' },
  due: {
    overdue: 'Ya makara da {count, plural, one {kwana #} other {kwanaki #}}',
    today: 'A yi yau',
    soon: 'A yi bayan {count, plural, one {kwana #} other {kwanaki #}}',
    done: 'An yi {date}',
  },
  state: { overdue: 'Ya makara', thisWeek: 'A yi wannan mako', later: 'Daga baya', done: 'An yi' },
  every: 'kuma bayan {count, plural, one {kwana #} other {kwanaki #}}',
  done: 'An yi',
  doneNamed: 'An yi: {task}, {crop}',
  kept: 'Madalla',
  failed: 'Ba a iya ajiyewa ba. Da fatan za a sake gwadawa.',
  source:
    'Kyawawan hanyoyin noma ne gaba ɗaya, daftari da za a duba. Malamin gonarka ya san abin da ya dace da ƙasarka.',
  none: 'Saka ranar shuka, jadawalin kula zai bayyana a nan.',
  nothingLeft: 'Babu sauran aiki. Madalla!',
  task: {
    prepare: {
      title: 'Shirya ƙasa',
      hint: 'Share ƙasa ka sassauta ta, ka tanadi iri ko dashe.',
    },
    emergence: {
      title: 'Duba fitowa ka cike gurbi',
      hint: 'Bi layuka. Sake shuka inda babu abin da ya fito.',
    },
    establishment: {
      title: 'Duba ƙananan shuke-shuke',
      hint: 'Musanya waɗanda suka mutu. Yi wa marasa ƙarfi inuwa ko ruwa.',
    },
    weeding: {
      title: 'Noman farko',
      hint: 'Cire ciyawa tun tana ƙarama, kafin ta ƙwace abinci da ruwan shuka.',
    },
    feeding: {
      title: 'Zuba taki ko takin gargajiya',
      hint: 'Sa shi kusa da shuka a ƙasa mai danshi, ka rufe shi.',
    },
    secondWeeding: {
      title: 'Noma na biyu',
      hint: 'Sake cire ciyawa kafin shuka ta rufe layuka.',
    },
    treeWeeding: {
      title: 'Cire ciyawa kewaye da shuka',
      hint: 'Bar da’ira mai tsabta kewaye da kowace shuka, ka bar ciyawar da ka yanke ta rufe ƙasa.',
    },
    treeFeeding: {
      title: 'Ciyar da shuka',
      hint: 'Baza takin gargajiya, taki ko takin zamani kewaye da shuka, ba a jikin gangar ba.',
    },
    scouting: {
      title: 'Nemi kwari da cututtuka',
      hint: 'Duba ƙarƙashin ganye da cikin gangar a duk gonar. Faɗi abin da ka gani a Lafiyar Shuka.',
    },
    ripeness: {
      title: 'Daina ban ruwa, duba nuna',
      hint: 'Idan shuka ta canja launi, daina ban ruwa ka gwada ’yan kawuna ko kwasfa.',
    },
    picking: {
      title: 'Duba waɗanda suka isa tsinka',
      hint: 'Duba girma, launi da taushi. Tsinki na farko da suka isa.',
    },
    lifting: {
      title: 'Tono ɗaya ko biyu ka duba',
      hint: 'Duba ko girman ya yi daidai kafin ka tono duk gonar.',
    },
    harvest: {
      title: 'Girbi',
      hint: 'Zaɓi rana mai bushewa da buhuna ko akwatuna masu tsabta. Auna abin da ka shigo da shi.',
    },
    drying: {
      title: 'Busar ka ajiye',
      hint: 'Busar a kan tabarma mai tsabta, ba a ƙasa ba. Ajiye idan ya bushe sosai, a buhu ko rumbu mai rufewa sosai.',
    },
    curing: {
      title: 'Bari fata ta yi tauri ka ajiye',
      hint: 'Bar fatar ta yi tauri a inuwa mai iska. Cire waɗanda suka lalace, ajiye sauran a bushe.',
    },
    cooling: {
      title: 'Ware, ajiye a sanyi ka sayar',
      hint: 'Cire waɗanda suka lalace. Ajiye sauran a inuwa, ka sayar da wuri.',
    },
  },
} as const satisfies Translation<'care'>
