import type { Translation } from '../translation.ts'

/** Draft, awaiting review by a native speaker. */
export default {
  week: { title: 'በዚህ ሳምንት', all: 'ሁሉንም {count} አሳይ' },
  due: {
    overdue: '{count, plural, one {# ቀን} other {# ቀናት}} ዘግይቷል',
    today: 'ዛሬ የሚሠራ',
    soon: 'ከ{count, plural, one {# ቀን} other {# ቀናት}} በኋላ የሚሠራ',
    done: 'በ{date} ተከናውኗል',
  },
  state: { overdue: 'ዘግይቷል', thisWeek: 'በዚህ ሳምንት የሚሠራ', later: 'በኋላ', done: 'ተከናውኗል' },
  every: 'እንደገና ከ{count, plural, one {# ቀን} other {# ቀናት}} በኋላ',
  done: 'ተከናውኗል',
  doneNamed: 'ተከናውኗል፦ {task}፣ {crop}',
  kept: 'ጎበዝ',
  failed: 'ይህን ማስቀመጥ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  source: 'አጠቃላይ መልካም አሠራር ነው፣ ገና የሚታይ ረቂቅ። ለመሬትዎ የሚስማማውን የግብርና ባለሙያዎ ያውቃል።',
  none: 'የተከላ ቀኑን ይሙሉ፣ የእንክብካቤ ጊዜው እዚህ ይታያል።',
  nothingLeft: 'ሌላ የሚሠራ የለም። ጎበዝ!',
  task: {
    prepare: {
      title: 'መሬቱን ያዘጋጁ',
      hint: 'አፈሩን ያጽዱና ያለስልሱ፣ ዘር ወይም ቁርጥራጭ ያዘጋጁ።',
    },
    emergence: {
      title: 'መብቀሉን ይመልከቱ፣ ክፍተት ይሙሉ',
      hint: 'በመስመሮቹ ይሂዱ። ያልበቀለበት ቦታ እንደገና ይትከሉ።',
    },
    establishment: {
      title: 'ወጣት ተክሎችን ይመልከቱ',
      hint: 'የሞቱትን ይተኩ። ደካሞቹን ጥላ ያድርጉላቸው ወይም ያጠጡ።',
    },
    weeding: {
      title: 'የመጀመሪያ አረም',
      hint: 'አረሙ የሰብሉን ምግብና ውኃ ሳይወስድ፣ ገና ትንሽ ሳለ ያርሙ።',
    },
    feeding: {
      title: 'ማዳበሪያ ወይም ኮምፖስት ይስጡ',
      hint: 'እርጥብ አፈር ላይ ከተክሎቹ አጠገብ ያድርጉና ይሸፍኑት።',
    },
    secondWeeding: {
      title: 'ሁለተኛ አረም',
      hint: 'ተክሎቹ መስመሩን ሳይዘጉ እንደገና ያርሙ።',
    },
    treeWeeding: {
      title: 'በተክሎቹ ዙሪያ ያርሙ',
      hint: 'በእያንዳንዱ ተክል ዙሪያ ንጹህ ክብ ይተዉ፣ የታረመውን እንደ ሽፋን ይጠቀሙበት።',
    },
    treeFeeding: {
      title: 'ተክሎቹን ይመግቡ',
      hint: 'ኮምፖስት፣ ፍግ ወይም ማዳበሪያ በተክሎቹ ዙሪያ ይበትኑ፣ ግንዱን አይንካ።',
    },
    scouting: {
      title: 'ተባይና በሽታ ይፈልጉ',
      hint: 'በማሳው ሁሉ ከቅጠል ሥርና ከግንድ ውስጥ ይመልከቱ። ያገኙትን በ«የሰብል ጤና» ያሳውቁ።',
    },
    ripeness: {
      title: 'ውኃ ማጠጣት ያቁሙ፣ መድረሱን ይመልከቱ',
      hint: 'ሰብሉ ቀለሙን ሲቀይር ማጠጣት ያቁሙና ጥቂት ዛላ ወይም ቆባ ይሞክሩ።',
    },
    picking: {
      title: 'ለመልቀም የደረሰውን ይመልከቱ',
      hint: 'መጠኑን፣ ቀለሙንና ልስላሴውን ይመልከቱ። መጀመሪያ የደረሱትን ይልቀሙ።',
    },
    lifting: {
      title: 'አንድ ሁለት ቆፍረው ይመልከቱ',
      hint: 'ማሳውን ከመቆፈርዎ በፊት መጠኑ ትክክል መሆኑን ይመልከቱ።',
    },
    harvest: {
      title: 'ምርት ይሰብስቡ',
      hint: 'ደረቅ ቀንና ንጹህ ጆንያ ወይም ሣጥን ይምረጡ። የሚያስገቡትን ይመዝኑ።',
    },
    drying: {
      title: 'ያድርቁና ያከማቹ',
      hint: 'ከመሬት ከፍ ባለ ንጹህ ሸራ ላይ ያድርቁ። ሙሉ በሙሉ ሲደርቅ በደንብ በሚዘጋ ከረጢት ወይም ጎተራ ያከማቹ።',
    },
    curing: {
      title: 'ቆዳው እንዲጠነክር አድርገው ያከማቹ',
      hint: 'አየር ባለው ጥላ ቆዳው እንዲጠነክር ይተዉ። የተጎዱትን ያውጡ፣ የቀሩትን በደረቅ ቦታ ያስቀምጡ።',
    },
    cooling: {
      title: 'ይለዩ፣ ያቀዝቅዙና ይሽጡ',
      hint: 'የተጎዱትን ያውጡ። የቀሩትን ጥላ ውስጥ ያስቀምጡና ቶሎ ይሽጡ።',
    },
  },
} as const satisfies Translation<'care'>
