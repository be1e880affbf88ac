import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  agents: {
    title: 'Maafisa ugani',
    lead: 'Unaoweza kuwauliza. Kumwandikia mmoja wao, bonyeza ‘Pata msaada’ kwenye Nyumbani au kwenye wasifu wako.',
  },
  back: 'Rudi',
  help: {
    title: 'Msaada na Maswali',
    lead: 'Majibu mafupi kwa maswali ambayo wakulima huuliza zaidi.',
    cost: {
      q: 'Kuu inagharimu kiasi gani?',
      a: 'Kutumia Kuu ni bure. Mtandao wako unaweza kukutoza data na SMS. Kilicho na bei, kama kozi fulani, huonyesha bei kwanza.',
    },
    addCrop: {
      q: 'Naongezaje zao?',
      a: 'Kwenye Mwanzo bonyeza ‘Ongeza zao’, chagua zao na uandike eneo kwa hekta. Kuu hukokotoa siku ya mavuno kutokana na zao; unaweza kuibadilisha.',
    },
    hectare: {
      q: 'Hekta ni kubwa kiasi gani?',
      a: 'Mita 100 kwa mita 100: mita za mraba 10,000, au karibu ekari mbili na nusu. Kwa nusu hekta andika 0.5.',
    },
    moveCrop: {
      q: 'Zao langu limepandwa, au liko tayari. Nasemaje?',
      a: 'Lifungue kwa ‘Ona Maelezo’ na uchague hali mpya chini ya ‘Badilisha Hali’. Kama lina shida, chagua ‘Lina tatizo’.',
    },
    weather: {
      q: 'Naona hali ya hewa ya wapi?',
      a: 'Ya mahali ulipochagua kwenye Wasifu, ‘Mahali pa hali ya hewa’. Mwanzo huonyesha onyo kubwa zaidi lililopo huko sasa.',
    },
    prices: {
      q: 'Naweza kuamini bei hizi?',
      a: 'Kila bei inasema ilionekana soko gani na siku gani. Bei hubadilika kila siku, kwa hiyo uliza kabla ya kusafiri kwenda kuuza.',
    },
    ask: {
      q: 'Namuulizaje afisa ugani?',
      a: 'Bonyeza ‘Pata msaada’ kwenye Mwanzo au kwenye wasifu wako na utume fomu. Jibu huja kwenye ‘Maombi yangu’, na kengele itakuambia. Unaweza kujibu hapo.',
    },
    emergency: {
      q: 'Shamba langu liko hatarini sasa. Nimpigie nani?',
      a: 'Nambari ziko chini ya ‘Pata msaada’, ‘Msaada wa Dharura’.',
    },
    offline: {
      q: 'Mtandao wangu ukikatika je?',
      a: 'Alama ya juu husema ‘Nje ya mtandao’. Kilicho kwenye skrini bado kinasomeka, na ulichoandika hubaki kwenye fomu yake hadi kiweze kutumwa.',
    },
    languages: {
      q: 'Kuu inazungumza lugha yangu?',
      a: 'Ichague kwa kitufe cha juu au kwenye wasifu wako. Kiingereza kimekamilika. Kiswahili, Kihausa, Kiamhari na Kifaransa ni rasimu ambazo wazungumzaji wake bado watazikagua; kinachokosekana huonyeshwa kwa Kiingereza.',
    },
    password: {
      q: 'Nimesahau nenosiri langu.',
      a: 'Kuu haijui nenosiri lako na haiwezi kumwonyesha yeyote. Muombe afisa ugani wako msaada.',
    },
    data: {
      q: 'Napataje au kufutaje kile Kuu inachojua kunihusu?',
      a: 'Kwenye wasifu wako: ‘Pakua data yangu’ hukupa faili lenye kila kitu, ‘Futa akaunti yangu’ hufuta.',
    },
  },
  privacy: {
    title: 'Sera ya Faragha',
    lead: 'Kuu inaweka nini chako, kwa nini, wapi, na jinsi ya kukipata au kukifuta.',
    kept: {
      title: 'Kinachowekwa, na kwa nini',
      account:
        'Jina lako, jina la mtumiaji, na, kama ulitoa, simu, barua pepe na mahali: ili uweze kuingia na maafisa waweze kukufikia.',
      password: 'Nenosiri lako kwa umbo la siri tu (hash): hakuna anayeweza kulisoma, hata wanaoendesha Kuu.',
      farm: 'Mazao yako, maeneo, tarehe, maelezo na kumbukumbu, na ulichorekodi kuhusu mashamba yako: ili kukupa ushauri unaofaa.',
      requests:
        'Maombi yako ya msaada na majibu, arifa, ulizohifadhi, tahadhari za bei na chaguo zako: ili kukuonyesha tena.',
      learning: 'Kozi, masomo na matokeo ya majaribio yako: ili uendelee ulipoishia.',
      money: 'Ukitumia huduma za fedha, akaunti, malipo, mikopo na bima zako: ili kuzitekeleza na kuzithibitisha.',
      sessions: 'Mahali ulipoingia: hash ya ufunguo wa kila kipindi, hadi siku 30 baada ya kukitumia mara ya mwisho.',
      failures:
        'Nenosiri lililokosewa huhesabiwa kwa dakika 15, chini ya hash ya jina na anwani ya mtandao, ili kuzuia wanaobahatisha.',
      log: 'Kila ombi huandikwa kwenye kumbukumbu za seva, pamoja na wakati wake, anwani ya mtandao na akaunti yako: ili kupata hitilafu na mashambulizi. Kamwe si nenosiri lako wala unachoandika.',
    },
    seen: {
      title: 'Nani anaona',
      agents:
        'Maafisa ugani na wasimamizi huona jina, simu, barua pepe, mahali, mazao na maombi yako ya msaada, ili waweze kukusaidia.',
      farmers: 'Wakulima wengine hawaoni chochote chako.',
      others:
        'Kuu haiuzi data, haionyeshi matangazo na haihesabu ziara kwa msaada wa wengine. Usakinishaji huu ukituma SMS au pesa kwa simu, nambari yako na ujumbe au malipo huenda kwa kampuni inayovibeba.',
    },
    where: {
      title: 'Viko wapi',
      server:
        'Kwenye hifadhidata moja katika seva ya wanaoendesha usakinishaji huu. Hunakiliwa kila siku na kabla ya kusasisha; nakala hiyo hubaki na ulichofuta kwa wiki tano tu.',
      phone:
        'Kwenye simu yako: kipindi chako na taarifa zako za mtumiaji, lugha na mandhari uliyochagua, kidakuzi cha kipindi, na kingine ambacho simu hii hutambuliwa kwacho ukiingia tena. Ukiondoka, kipindi na taarifa huondolewa.',
    },
    rights: {
      title: 'Jinsi ya kukipata na kukifuta',
      download: 'Kwenye wasifu wako, ‘Pakua data yangu’ huhifadhi yote kama faili.',
      change: 'Kwenye wasifu wako, ‘Hariri taarifa zangu’ hurekebisha.',
      remove: 'Kwenye wasifu wako, ‘Futa akaunti yangu’ hufuta, mara tu hakuna fedha, mkopo au bima iliyo wazi.',
      stays:
        'Kinachobaki basi, bila jina lako: kumbukumbu za malipo, mikopo na bima, za vyama vya ushirika na za mavuno yaliyouzwa, kwa sababu wengine huzitegemea; na ulichowaandikia wengine, kama ushauri.',
    },
  },
} as const satisfies Translation<'papers'>
