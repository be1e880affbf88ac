import type { CompiledMessage } from 'icu-minify/format'

/** Written by `npm run words` from `verify.page` of <language>/learning.json: the words of a printed certificate. */
export const CERTIFICATE_WORDS: Record<
  'en' | 'sw' | 'ha' | 'am' | 'fr',
  Record<'title' | 'certifies' | 'completed' | 'issued' | 'check', CompiledMessage>
> = {"en":{"title":"Certificate of completion","certifies":"This certifies that","completed":"has completed the course","issued":["Issued on ",["date"]],"check":"Anyone can check this certificate"},"sw":{"title":"Cheti cha kuhitimu","certifies":"Hii inathibitisha kwamba","completed":"amekamilisha kozi","issued":["Kimetolewa ",["date"]],"check":"Mtu yeyote anaweza kuhakiki cheti hiki"},"ha":{"title":"Takardar kammala karatu","certifies":"Wannan ta tabbatar da cewa","completed":"ya kammala ko ta kammala kwas ɗin","issued":["An bayar a ",["date"]],"check":"Kowa na iya duba wannan takarda"},"am":{"title":"የማጠናቀቂያ ምስክር ወረቀት","certifies":"ይህ የሚያረጋግጠው","completed":"ትምህርቱን ማጠናቀቃቸውን ነው","issued":["የተሰጠበት ቀን ",["date"]],"check":"ማንም ሰው ይህን ምስክር ወረቀት ማረጋገጥ ይችላል"},"fr":{"title":"Certificat de réussite","certifies":"Nous certifions que","completed":"a terminé le cours","issued":["Délivré le ",["date"]],"check":"Chacun peut vérifier ce certificat"}}
