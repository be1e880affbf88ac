/**
 * Names in Ethiopic letters as Ethiopian passports write them: 'Abebe', 'Tsehay', 'Gebremedhin'. Each row of the script
 * (Unicode, U+1200 to U+1357) is a consonant, each place in it a vowel; the table is that of BGN/PCGN 1967 without its
 * marks, with the vowels that people use in Latin letters. No library knows the rule for the sixth place: any-ascii 0.3.3
 * writes "'abebe" and 'gebremedhn'.
 */
const ROWS: readonly [first: string, consonant: string][] = [
  ['ሀ', 'h'],
  ['ለ', 'l'],
  ['ሐ', 'h'],
  ['መ', 'm'],
  ['ሠ', 's'],
  ['ረ', 'r'],
  ['ሰ', 's'],
  ['ሸ', 'sh'],
  ['ቀ', 'k'],
  ['ቐ', 'k'],
  ['በ', 'b'],
  ['ቨ', 'v'],
  ['ተ', 't'],
  ['ቸ', 'ch'],
  ['ኀ', 'h'],
  ['ነ', 'n'],
  ['ኘ', 'gn'],
  ['አ', ''],
  ['ከ', 'k'],
  ['ኸ', 'h'],
  ['ወ', 'w'],
  ['ዐ', ''],
  ['ዘ', 'z'],
  ['ዠ', 'zh'],
  ['የ', 'y'],
  ['ደ', 'd'],
  ['ዸ', 'd'],
  ['ጀ', 'j'],
  ['ገ', 'g'],
  ['ጠ', 't'],
  ['ጨ', 'ch'],
  ['ጰ', 'p'],
  ['ጸ', 'ts'],
  ['ፀ', 'ts'],
  ['ፈ', 'f'],
  ['ፐ', 'p'],
  ['ቈ', 'kw'],
  ['ኈ', 'hw'],
  ['ኰ', 'kw'],
  ['ጐ', 'gw'],
]
const CONSONANTS = new Map(ROWS.map(([first, consonant]) => [first.charCodeAt(0), consonant]))

const PLACES = 8
/** The vowels of a row, in their order; of the sixth place, '', the letters around it decide. */
const VOWELS = ['e', 'u', 'i', 'a', 'e', '', 'o', 'wa']
/** After h and where there is no consonant, the first place sounds as the fourth. */
const OPEN = ['h', '']

type Syllable = { consonant: string; vowel: string }

/** A name in Latin letters; a word that has other letters stays as it is. */
export const romanized = (name: string) => name.replace(/[\u1200-\u1357]+/g, (word) => capital(word))

function capital(word: string) {
  const latin = read([...word].map(syllableOf))
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}

function syllableOf(letter: string): Syllable {
  const code = letter.charCodeAt(0)
  const consonant = CONSONANTS.get(code - (code % PLACES)) ?? ''
  const place = code % PLACES
  if (place === 0 && OPEN.includes(consonant)) return { consonant, vowel: 'a' }
  // A sixth place without a consonant is a vowel where a word begins with it: Eyob, Eshetu.
  return { consonant, vowel: VOWELS[place]! }
}

/** Consonants without a vowel of their own, one after the other, and the syllable that they lead to. */
function read(syllables: readonly Syllable[]): string {
  let text = ''
  let run: string[] = []
  for (const { consonant, vowel } of syllables) {
    if (vowel === '' && consonant !== '') run.push(consonant)
    else if (vowel !== '') {
      text += between(run, text === '', consonant === '') + consonant + vowel
      run = []
    } else if (text === '' && run.length === 0) text = 'e'
  }
  return text + last(run, text === '')
}

/** An i after the first consonant of a word, or after the second of two that follow a vowel: Bir-han, Geb-ri-el. */
function between(run: readonly string[], isFirst: boolean, isBeforeVowel: boolean) {
  const closed = isFirst ? 0 : 1
  return run
    .map((consonant, at) => {
      const isOpened = at >= closed && (at - closed) % 2 === 0
      return consonant + (isOpened && !isLastOfMany(run, at, isBeforeVowel) ? 'i' : '')
    })
    .join('')
}

/** The third consonant before a syllable stands alone: Kir-s-tos. */
const isLastOfMany = (run: readonly string[], at: number, isBeforeVowel: boolean) =>
  !isBeforeVowel && run.length > 2 && at === run.length - 1

/**
 * The consonants that end a word: two stand together after a vowel (Weld, Ti-gist), unless the last one sounds by itself
 * (Fi-kir, Med-hin).
 */
function last(run: readonly string[], isFirst: boolean) {
  const end = run.length - (SONORANTS.includes(run.at(-1) ?? '') ? 1 : 2)
  return run
    .map((consonant, at) => consonant + (at === end - 1 || (isFirst && at === 0 && run.length > 1) ? 'i' : ''))
    .join('')
}

const SONORANTS = ['r', 'l', 'm', 'n']
