/** The oldest browsers that Kuu runs in: the last Chrome of Android 5, the Safari of iOS 15.4, Firefox ESR 102. */
const BROWSERS = { chrome: 95, safari: 15.4, firefox: 102 } as const

/** The same as a build's target. */
export const BUILD_TARGET = Object.entries(BROWSERS).map(([name, version]) => `${name}${version}`)

type Versions = readonly [chrome: number, safari: number, firefox: number]
type BuiltIn = {
  name: string
  /** As it stands in built code, which has other names for variables. */
  looks: RegExp
  since: Versions
  /** Why it may stand there all the same. */
  because?: 'filled' | 'asked for first'
}
const NEVER = Number.POSITIVE_INFINITY

/**
 * What is newer than these browsers, with the versions that brought it, from MDN's browser-compat-data 8.1.9
 * (https://github.com/mdn/browser-compat-data). Methods whose name others have too, such as `with` and `union`, are not
 * told apart here: the journeys of old-browsers.spec.ts run without them.
 */
export const BUILT_INS: readonly BuiltIn[] = [
  { name: 'Array findLast', looks: /\.findLast\(/, since: [97, 15.4, 104], because: 'filled' },
  { name: 'Array findLastIndex', looks: /\.findLastIndex\(/, since: [97, 15.4, 104] },
  { name: 'Array toSorted', looks: /\.toSorted\(/, since: [110, 16, 115], because: 'filled' },
  { name: 'Array toSpliced', looks: /\.toSpliced\(/, since: [110, 16, 115], because: 'filled' },
  { name: 'Array toReversed', looks: /\.toReversed\(/, since: [110, 16, 115] },
  { name: 'Array.fromAsync', looks: /Array\.fromAsync/, since: [121, 16.4, 115] },
  { name: 'Object.groupBy', looks: /Object\.groupBy/, since: [117, 17.4, 119], because: 'filled' },
  { name: 'Map.groupBy', looks: /Map\.groupBy/, since: [117, 17.4, 119] },
  { name: 'structuredClone', looks: /\bstructuredClone\(/, since: [98, 15.4, 94] },
  { name: 'Promise.withResolvers', looks: /withResolvers/, since: [119, 17.4, 121] },
  { name: 'Promise.try', looks: /Promise\.try\b/, since: [128, 18.2, 134] },
  { name: 'Set isSubsetOf', looks: /\.is(?:SubsetOf|SupersetOf|DisjointFrom)\(/, since: [122, 17, 127] },
  { name: 'Set symmetricDifference', looks: /\.symmetricDifference\(/, since: [122, 17, 127] },
  { name: 'Iterator helpers', looks: /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|toArray|some|every|find|reduce)\(/, since: [122, 18.4, 131] },
  { name: 'Iterator.from', looks: /(?<!\?\.|globalThis\.)\bIterator\.from/, since: [122, 18.4, 131] },
  { name: 'String isWellFormed', looks: /\.(?:is|to)WellFormed\(/, since: [111, 16.4, 119] },
  { name: 'URL.canParse', looks: /URL\.canParse/, since: [120, 17, 115], because: 'filled' },
  { name: 'URL.parse', looks: /URL\.parse\(/, since: [126, 18, 126] },
  { name: 'Response.json', looks: /Response\.json\(/, since: [105, 17, 115], because: 'filled' },
  { name: 'AbortSignal.any', looks: /AbortSignal\.any\(/, since: [116, 17.4, 124] },
  { name: 'AbortSignal.timeout', looks: /AbortSignal\.timeout\(/, since: [124, 16, 100] },
  { name: 'AbortSignal throwIfAborted', looks: /\.throwIfAborted\(/, since: [100, 15.4, 97], because: 'filled' },
  { name: 'Intl.Segmenter', looks: /Intl\.Segmenter/, since: [87, 14.1, 125], because: 'asked for first' },
  { name: 'Intl.DurationFormat', looks: /Intl\.DurationFormat/, since: [129, 16.4, 136] },
  { name: 'Intl.supportedValuesOf', looks: /Intl\.supportedValuesOf/, since: [99, 15.4, 93] },
  { name: 'Uint8Array fromBase64', looks: /\.(?:fromBase64|toBase64|fromHex|toHex)\(/, since: [140, 18.2, 133] },
  { name: 'RegExp.escape', looks: /RegExp\.escape/, since: [136, 18.2, 134] },
  { name: 'lookbehind', looks: /\(\?<[=!]/, since: [62, 16.4, 78] },
  { name: 'class static block', looks: /\bstatic\s*\{/, since: [94, 16.4, 93] },
  { name: 'CompressionStream', looks: /new CompressionStream/, since: [80, 16.4, 113], because: 'asked for first' },
  { name: 'popovers', looks: /\.(?:show|hide|toggle)Popover\(/, since: [114, 17, 125], because: 'asked for first' },
  { name: 'document.startViewTransition', looks: /document\.startViewTransition\(/, since: [111, 18, 144], because: 'asked for first' },
  { name: 'requestIdleCallback', looks: /requestIdleCallback\(/, since: [47, NEVER, 55] },
  { name: 'scheduler.yield', looks: /scheduler\.(?:yield|postTask)\(/, since: [129, NEVER, 142] },
  { name: 'moveBefore', looks: /\.moveBefore\(/, since: [133, NEVER, 144] },
  { name: 'indexedDB.databases', looks: /\.databases\(\)/, since: [72, 14, 126] },
] // biome-ignore format: a table

const isNewer = ([chrome, safari, firefox]: Versions) =>
  chrome > BROWSERS.chrome || safari > BROWSERS.safari || firefox > BROWSERS.firefox

/** What built code uses that an old browser does not have. */
export const missingIn = (code: string) =>
  BUILT_INS.filter(({ looks, since, because }) => !because && isNewer(since) && looks.test(code)).map(
    ({ name }) => name,
  )
