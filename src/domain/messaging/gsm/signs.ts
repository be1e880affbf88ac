/**
 * Signs that are not among the letters of GSM-7, as text messages and screens of USSD write them. What a sign means is
 * said and never left out: without it '75×25 cm' would be '7525 cm'. From Latin-ASCII of Unicode CLDR 48, but where that
 * changes a meaning ('≠' to '=', '½' to '1/2' next to a digit, 'µ' to nothing).
 */
export const SIGNS: Readonly<Record<string, string>> = {
  // Quotation marks and apostrophes, of which keyboards and word processors have many.
  ...all('‘’‚‛′´`ʼʻʹꞌ', "'"),
  ...all('“”„‟″«»', '"'),
  '‹': "'",
  '›': "'",
  // Dashes and the signs of lists.
  ...all('‐‑‒–—―−﹣⁃⁒➖─━〜〰•‣▪▫◦●○■□◆◇‧', '-'),
  '·': '.',
  '…': '...',
  // Spaces, of which U+00A0 and U+202F stand in French amounts.
  ...all('\t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000', ' '),
  '\u2028': '\n',
  '\u2029': '\n',
  // Numbers and units.
  ...all('×✕✖⨯⨉╳☓', 'x'),
  ...all('÷∕⁄➗', '/'),
  '➕': '+',
  ...all('∶ː꞉', ':'),
  '⋅': '*',
  '∗': '*',
  '∙': '*',
  ...all('≠≢≄≇≉', '<>'),
  ...all('≤≦⩽≯≲⋜⪅', '<='),
  ...all('≥≧⩾≮≳⋝⪆', '>='),
  '≰': '>',
  '≱': '<',
  '≪': '<<',
  '≫': '>>',
  ...all('≈≃≅∼≒', '~'),
  ...all('≡🟰', '='),
  '㏗': 'pH',
  '🔟': '10',
  '±': '+-',
  '∓': '-+',
  '∆': 'Δ',
  '∑': 'Σ',
  '∏': 'Π',
  ...all('µμ', 'u'),
  '٪': '%',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '؛': ';',
  '؟': '?',
  '。': '.',
  '።': '.',
  '፣': ',',
  '፤': ';',
  '፥': ':',
  '፡': ' ',
  // Arrows and ticks, of which a plan of work is full.
  ...all('→⇒➔➙➛➜➝➞➡⟶⟹⇨▶►▸', '->'),
  ...all('←⇐⬅⟵⟸⇦◀◄◂', '<-'),
  '↔': '<->',
  '⇔': '<=>',
  '‖': '||',
  '¦': '|',
  '©': '(c)',
  '®': '(R)',
  '†': '+',
  '‡': '++',
  '¢': 'c',
}

/** What is said with a word stands apart from what is beside it. */
export const WORDS: Readonly<Record<string, string>> = {
  '‰': 'per 1000',
  '‱': 'per 10000',
  '√': 'root of',
  '∞': 'without end',
  ...all('↑⬆⇑⇧↗▲△▴🔺📈', 'up'),
  ...all('↓⬇⇓⇩↘▼▽▾🔻📉', 'down'),
  ...all('✓✔☑✅', 'yes'),
  ...all('✗✘☒❌❎🚫⛔', 'no'),
  '№': 'No.',
  '⌀': 'diameter',
  '∅': 'none',
  // Currencies by their codes (ISO 4217); GSM-7 has £, $, ¥ and €.
  '₦': 'NGN',
  '₵': 'GHS',
  '₹': 'INR',
  '₣': 'Fr',
  '₤': 'Lira',
  '₱': 'PHP',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₴': 'UAH',
  '₸': 'KZT',
  '₿': 'BTC',
  '₡': 'CRC',
  '৳': 'BDT',
  '₭': 'LAK',
  '₮': 'MNT',
  '₾': 'GEL',
  '₼': 'AZN',
  '﷼': 'IRR',
}

/** Numbers in black and sans-serif circles, which Unicode takes apart into no digits: '❶', '➀', '⓫'. */
const CIRCLED: readonly (readonly [first: number, value: number, count: number])[] = [
  [0x2776, 1, 10],
  [0x2780, 1, 10],
  [0x278a, 1, 10],
  [0x24eb, 11, 10],
  [0x24f5, 1, 10],
  [0x24ff, 0, 1],
]

/** The number of a circle; null for any other sign. */
export function circledNumber(sign: string): string | null {
  const code = sign.codePointAt(0)!
  const row = CIRCLED.find(([first, , count]) => code >= first && code < first + count)
  return row ? String(row[1] + code - row[0]) : null
}

function all(signs: string, plain: string) {
  return Object.fromEntries([...signs].map((sign) => [sign, plain]))
}
