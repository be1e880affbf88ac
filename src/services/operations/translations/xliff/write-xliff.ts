import type { TranslationState } from '#domain/operations/translations/translation-state.ts'
import type { WrittenFile, WrittenUnit } from '../translation-unit.ts'
import { NAMESPACE } from './xliff-elements.ts'

/** How XLIFF 1.2 calls the states of a translation; what is missing has no target. */
const STATES: Record<Exclude<TranslationState, 'missing'>, string> = {
  draft: 'needs-review-translation',
  reviewed: 'final',
  stale: 'needs-adaptation',
}

/** Writes a file of XLIFF 1.2. */
export const writeXliff = ({ tag, units }: WrittenFile): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="${NAMESPACE}">
  <file original="kuu" source-language="en" target-language="${tag}" datatype="plaintext">
    <body>
${units.map(unitOf).join('\n')}
    </body>
  </file>
</xliff>
`

const unitOf = ({ key, english, text, state, note }: WrittenUnit) => `      <trans-unit id="${escaped(key)}" xml:space="preserve"${state === 'reviewed' ? ' approved="yes"' : ''}>
        <source>${escaped(english)}</source>${
          text === null || state === 'missing' ? '' : `\n        <target state="${STATES[state]}">${escaped(text)}</target>`
        }
        <note>${escaped(note)}</note>
      </trans-unit>` // biome-ignore format: as it is written

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' } as const
const escaped = (text: string) => text.replace(/[&<>"\r]/g, (letter) => ENTITIES[letter as keyof typeof ENTITIES])
