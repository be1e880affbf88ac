import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  week: { title: 'Wiki hii', all: 'Onyesha yote {count}' },
  due: {
    overdue: 'Imechelewa {count, plural, one {siku #} other {siku #}}',
    today: 'Ifanyike leo',
    soon: 'Ifanyike baada ya {count, plural, one {siku #} other {siku #}}',
    done: 'Ilifanyika {date}',
  },
  state: { overdue: 'Imechelewa', thisWeek: 'Ifanyike wiki hii', later: 'Baadaye', done: 'Imefanyika' },
  every: 'tena baada ya {count, plural, one {siku #} other {siku #}}',
  done: 'Imefanyika',
  doneNamed: 'Imefanyika: {task}, {crop}',
  kept: 'Hongera',
  failed: 'Imeshindwa kuhifadhi. Tafadhali jaribu tena.',
  source: 'Ni desturi bora za jumla, rasimu itakayokaguliwa. Afisa ugani wako anajua kinachofaa shamba lako.',
  none: 'Weka tarehe ya kupanda, na ratiba ya matunzo itaonekana hapa.',
  nothingLeft: 'Hakuna kazi iliyobaki. Hongera!',
  task: {
    prepare: {
      title: 'Andaa shamba',
      hint: 'Safisha na lainisha udongo, na uwe na mbegu au vipandikizi tayari.',
    },
    emergence: {
      title: 'Angalia uotaji na ujaze mapengo',
      hint: 'Tembea kwenye mistari. Panda tena pale ambapo hakujaota.',
    },
    establishment: {
      title: 'Angalia miche michanga',
      hint: 'Badilisha iliyokufa. Weka kivuli au mwagilia iliyo dhaifu.',
    },
    weeding: {
      title: 'Palizi ya kwanza',
      hint: 'Palilia magugu yakiwa madogo, kabla hayajachukua chakula na maji ya zao.',
    },
    feeding: {
      title: 'Weka mbolea au mboji',
      hint: 'Iweke karibu na mimea kwenye udongo wenye unyevu, kisha ifukie.',
    },
    secondWeeding: {
      title: 'Palizi ya pili',
      hint: 'Palilia tena kabla mimea haijafunika mistari.',
    },
    treeWeeding: {
      title: 'Palilia kuzunguka mimea',
      hint: 'Acha duara safi kuzunguka kila mmea, na tumia magugu yaliyokatwa kama matandazo.',
    },
    treeFeeding: {
      title: 'Lisha mimea',
      hint: 'Tandaza mboji, samadi au mbolea kuzunguka mimea, isiguse shina.',
    },
    scouting: {
      title: 'Tafuta wadudu na magonjwa',
      hint: 'Angalia chini ya majani na ndani ya mashina shamba lote. Ripoti unachokiona kwenye Afya ya Zao.',
    },
    ripeness: {
      title: 'Acha kumwagilia, angalia kukomaa',
      hint: 'Zao likibadilika rangi, acha kumwagilia na ujaribu masuke, magunzi au maganda machache.',
    },
    picking: {
      title: 'Angalia yaliyo tayari kuchumwa',
      hint: 'Angalia ukubwa, rangi na ulaini. Chuma ya kwanza yaliyo tayari.',
    },
    lifting: {
      title: 'Chimba moja au mawili uangalie',
      hint: 'Ona kama ukubwa unafaa kabla ya kuchimba shamba lote.',
    },
    harvest: {
      title: 'Vuna',
      hint: 'Chagua siku ya ukavu na magunia au makreti safi. Pima unachoingiza.',
    },
    drying: {
      title: 'Kausha na uhifadhi',
      hint: 'Kausha juu ya turubai safi, si ardhini. Hifadhi yakikauka kabisa, kwenye mifuko au mapipa yanayofungwa vizuri.',
    },
    curing: {
      title: 'Kausha ganda na uhifadhi',
      hint: 'Acha maganda yakauke kivulini penye hewa. Toa yaliyoharibika, weka mengine pakavu.',
    },
    cooling: {
      title: 'Chambua, weka baridi na uuze',
      hint: 'Toa yaliyoharibika. Weka mengine kivulini, na uuze mapema.',
    },
  },
} as const satisfies Translation<'care'>
