import { describe, expect, test } from 'vitest'
import { putTranslation } from '#db/queries/operations/translations.ts'
import { village } from '../../village.ts'

const HEAD = 'msgid ""\nmsgstr ""\n"Language: sw\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
const po = (...entries: string[]) => HEAD + entries.join('\n\n')
const unit = (id: string, source: string, target: string, rest = '') =>
  `<trans-unit id="${id}"${rest}><source>${source}</source>${target}</trans-unit>`
const xliff = (...files: string[]) =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">${files.join('')}</xliff>`
const part = (units: string, language = 'sw') =>
  `<file original="kuu" source-language="en" target-language="${language}" datatype="plaintext"><body>${units}</body></file>`

function desk() {
  const w = village()
  const { list, export: exported, import: take, save } = w.as(w.people.ruth).admin.translations
  const sent = (content: string, rest: { dryRun?: boolean; asDrafts?: boolean; language?: 'sw' | 'fr' } = {}) =>
    take({ language: 'sw', file: Buffer.from(content).toString('base64'), ...rest })
  const messageOf = async (key: string) =>
    (await list({ language: 'sw', search: key, limit: 50 })).items.find((each) => each.key === key)
  return { ...w, sent, save, exported, messageOf }
}

/** As msgmerge of gettext 0.21 leaves a text that it took from another message. */
const GUESS = `#. agent.reports.categories.training
#, fuzzy
#| msgctxt "finance.loan.remaining"
#| msgid "Remaining"
msgctxt "agent.reports.categories.training"
msgid "Training"
msgstr "Kilichobaki"`

describe('guesses of gettext 0.21', () => {
  test('that msgmerge --previous took from other messages are listed, and not taken', async () => {
    const d = desk()
    const sameEnglish = GUESS.replace('"Remaining"', '"Training"').replace('Kilichobaki', 'Somo')
    const unmarked = GUESS.replace('#, fuzzy\n', '').replaceAll('agent.reports.categories.training', 'agent.figure.active').replace('"Training"', '"Active Crops"') // biome-ignore format: one row
    for (const entry of [GUESS, sameEnglish, unmarked, GUESS.replace('"Remaining"', '""\n#| "Remain"\n#| "ing"')])
      expect(await d.sent(po(entry))).toMatchObject({ new: 0, changed: 0, same: 0, guesses: 1, refused: 0 })
    expect(await d.sent(po(GUESS))).toMatchObject({
      guessed: [{ key: 'agent.reports.categories.training', reason: expect.stringContaining('‘Remaining’') }],
    })
  })

  test('of the same message name the English that the text was made from: it is stale', async () => {
    const d = desk()
    const entry = `#, fuzzy
#| msgctxt "farmer.home.crops"
#| msgid "Your crops"
msgctxt "farmer.home.crops"
msgid "My Crops"
msgstr "Mimea Yako"`
    expect(await d.sent(po(entry))).toMatchObject({ changed: 1, stale: 1, guesses: 0 })
    expect(await d.messageOf('farmer.home.crops')).toMatchObject({ state: 'stale', translatedEnglish: 'Your crops' })
    // The same holds for the text that came with the release.
    const other = desk()
    const released = entry.replace('Mimea Yako', 'Mazao Yangu')
    expect(await other.sent(po(released))).toMatchObject({ changed: 1, stale: 1 })
    expect(await other.sent(po(released))).toMatchObject({ changed: 0, same: 1 })
  })

  test('that msgmerge made without --previous are told by what the export noted', async () => {
    const d = desk()
    await d.save({ language: 'sw', key: 'finance.loan.pay', text: 'Lipa', isReviewed: false })
    const { content } = await d.exported({ language: 'sw', format: 'po' })
    const note = /^# kuu: finance\.loan\.pay draft [0-9a-f]{8}$/m.exec(content)![0]
    // msgmerge takes a translator's comment over with its text.
    const moved = `${note}\n#, fuzzy\nmsgctxt "admin.places.payments"\nmsgid "Payments"\nmsgstr "Lipa"`
    expect(await d.sent(po(moved))).toMatchObject({
      changed: 0,
      guesses: 1,
      guessed: [{ reason: expect.stringContaining('‘finance.loan.pay’') }],
    })
    const edited = moved.replace('admin.places.payments', 'farmer.home.getHelp').replace('"Payments"', '"Get help"').replace('msgstr "Lipa"', 'msgstr "Malipo yote"') // biome-ignore format: one row
    expect(await d.sent(po(edited))).toMatchObject({ changed: 1, guesses: 0 })
  })

  test('that carry no note of Kuu’s, as in older files, are told by whose text they are', async () => {
    const d = desk()
    // msgmerge writes no `#|` where the text that it copies was unsure itself.
    const entry = '#, fuzzy\nmsgctxt "farmer.home.getHelp"\nmsgid "Get help"\nmsgstr "Mazao Yangu"'
    expect(await d.sent(po(entry))).toMatchObject({ guesses: 1, guessed: [{ reason: expect.stringContaining('‘My Crops’') }] }) // biome-ignore format: one row
    expect(await d.sent(po(entry.replace('Mazao Yangu', 'Usaidizi')))).toMatchObject({ changed: 1, guesses: 0 })
  })

  test('of a message that had no text are not taken; a draft of Kuu’s own comes back', async () => {
    const d = desk()
    d.db.$client.exec('DELETE FROM translations')
    const { content } = await d.exported({ language: 'kpe', format: 'po', isOpenOnly: true })
    const [, key, english] = /^# kuu: (\S+) missing\n(?:#.*\n)*msgctxt .*\nmsgid "([^"{<\\]+)"$/m.exec(content)!
    const file = (note: string, flag = '#, fuzzy\n') =>
      Buffer.from(`${HEAD.replace('sw', 'kpe')}${note}${flag}msgctxt "${key}"\nmsgid "${english}"\nmsgstr "Kalma"`).toString('base64') // biome-ignore format: one row
    const take = (content: string) => d.as(d.people.ruth).admin.translations.import({ language: 'kpe', file: content })
    expect(await take(file(''))).toMatchObject({ new: 0, guesses: 1 })
    expect(await take(file(`# kuu: ${key} missing\n`))).toMatchObject({ new: 0, guesses: 1 })
    expect(await take(file(`# kuu: ${key} missing\n`, ''))).toMatchObject({ new: 1, guesses: 0, newlyReviewed: 1 })
    const other = desk()
    const draft = file(`# kuu: ${key} draft 00000000\n`)
    expect(await other.as(other.people.ruth).admin.translations.import({ language: 'kpe', file: draft })).toMatchObject({ new: 1, guesses: 0 }) // biome-ignore format: one row
  })

  test('in XLIFF are what a tool calls a fuzzy match', async () => {
    const target = '<target state="needs-review-translation" state-qualifier="fuzzy-match">Mimea</target>'
    expect(await desk().sent(xliff(part(unit('farmer.home.crops', 'My Crops', target))))).toMatchObject({ guesses: 1 })
  })
})

test('two texts that msgcat of gettext 0.21 put together are refused, and both are told', async () => {
  const entry = `#, fuzzy
msgctxt "farmer.home.crops"
msgid "My Crops"
msgstr ""
"#-#-#-#-#  a.po (kuu)  #-#-#-#-#\\n"
"Mazao yetu\\n"
"#-#-#-#-#  b.po  #-#-#-#-#\\n"
"Mimea yangu"`
  expect(await desk().sent(po(entry))).toMatchObject({
    refused: 1,
    reasons: [{ reason: 'Two translations stand here, keep one: ‘Mazao yetu’ or ‘Mimea yangu’' }],
  })
})

test('the heads of two languages that msgcat of gettext 0.21 put together are refused', async () => {
  const head = '"#-#-#-#-#  a.po  #-#-#-#-#\\n"\n"Language: sw\\n"\n"#-#-#-#-#  b.po  #-#-#-#-#\\n"\n"Language: fr\\n"'
  await expect(desk().sent(`msgid ""\nmsgstr ""\n${head}\n\n${GUESS}`)).rejects.toThrow('several languages (sw, fr)')
})

describe('a file without contexts, as xliff2po of translate-toolkit 3.8.4 writes it,', () => {
  const entry = (comment: string, text: string, english = 'My Crops') =>
    `${comment}\n#, fuzzy\nmsgid "${english}"\nmsgstr "${text}"`

  test('is read by its references, or by the first note, where the English agrees', async () => {
    const d = desk()
    const file = po(
      entry('#: farmer.home.crops', 'Mimea'),
      entry('#. farmer.home.getHelp\n#. Keep it short.', 'Usaidizi', 'Get help'),
      entry('#: farmer.home.actions:12', 'Vitendo', 'Quick Actions'),
      entry('#: farmer.home.crops', 'Wrong', 'My Farms'),
      entry('#: src/home.c:12', 'Nyingine', 'Others'),
    )
    expect(await d.sent(file)).toMatchObject({ changed: 3, refused: 0, unkeyed: 2 })
    expect(await d.messageOf('farmer.home.crops')).toMatchObject({ text: 'Mimea', state: 'draft' })
  })

  test('gives one text to each of the messages that msguniq of gettext 0.21 put together', async () => {
    const d = desk()
    const keys = (await d.as(d.people.ruth).admin.translations.list({ language: 'sw', search: 'My Crops', limit: 50 })).items.filter(({ english, text }) => english === 'My Crops' && text !== null).map(({ key }) => key) // biome-ignore format: one row
    expect(keys.length).toBeGreaterThan(1)
    expect(await d.sent(po(entry(`#: ${keys.join(' ')}`, 'Mimea Yangu')))).toMatchObject({ changed: keys.length })
  })

  test('of which no entry has a key is refused', async () => {
    await expect(desk().sent(po(entry('#: a', 'b'), entry('#. c', 'd')))).rejects.toThrow('None of the 2 entries')
  })
})

test('what a file of gettext 0.21 keeps of messages that are no more is counted', async () => {
  const obsolete = '#~ msgctxt "farmer.gone"\n#~ msgid "Gone"\n#~ msgstr "Imeisha"'
  const kept = 'msgctxt "farmer.home.crops"\nmsgid "My Crops"\nmsgstr "Mimea"'
  expect(await desk().sent(po(kept, obsolete))).toMatchObject({ changed: 1, obsolete: 1 })
})

describe('XLIFF, by the specification of its version 1.2,', () => {
  const CROPS = unit('farmer.home.crops', 'My Crops', '<target>Mimea</target>')

  test('is read by namespace, whatever its prefix', async () => {
    const foreign = '<y:trans-unit xmlns:y="urn:tool" id="farmer.home.getHelp"/>'
    const prefixed = xliff(part(CROPS)).replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:').replace('xmlns=', 'xmlns:x=').replace('<x:target>', `${foreign}<x:target>`) // biome-ignore format: one row
    expect(prefixed).toContain('<x:trans-unit')
    expect(await desk().sent(prefixed)).toMatchObject({ changed: 1, unkeyed: 0 })
    await expect(desk().sent(xliff(part(CROPS)).replace(':1.2"', ':2.0"'))).rejects.toThrow('not a file of XLIFF 1.2')
  })

  test('of several files is read whole; what is of another language or has no key is counted', async () => {
    const help = unit('farmer.home.getHelp', 'Get help', '<target>Usaidizi</target>')
    const nameless = '<trans-unit><source>a</source></trans-unit><bin-unit id="p"><bin-source/></bin-unit>'
    const other = part(unit('farmer.home.actions', 'Quick Actions', '<target>Actions</target>'), 'fr')
    expect(await desk().sent(xliff(part(CROPS), other, part(help + nameless)))).toMatchObject({
      changed: 2,
      elsewhere: 1,
      unkeyed: 2,
    })
  })

  test('whose ids are numbers of a tool is read by its notes, as po2xliff of translate-toolkit 3.8.4 writes them', async () => {
    const noted = unit('7', 'My Crops', '<target>Mimea</target><note from="developer">farmer.home.crops</note>')
    expect(await desk().sent(xliff(part(noted)))).toMatchObject({ changed: 1, refused: 0 })
  })

  test.each([
    [' approved="yes"', 'translated', 'reviewed'],
    [' approved="yes"', 'needs-review-translation', 'reviewed'],
    ['', 'translated', 'draft'],
    ['', 'final', 'reviewed'],
    [' approved="no"', 'final', 'draft'],
  ])('with%s and the state %s is %s', async (approved, state, expected) => {
    const d = desk()
    const file = xliff(part(unit('farmer.home.crops', 'My Crops', `<target state="${state}">Mimea</target>`, approved)))
    expect(await d.sent(file)).toMatchObject({ changed: 1, newlyReviewed: expected === 'reviewed' ? 1 : 0 })
    expect(await d.messageOf('farmer.home.crops')).toMatchObject({ state: expected })
  })

  test('that Kuu writes says what is approved', async () => {
    const d = desk()
    await d.save({ language: 'sw', key: 'farmer.home.crops', text: 'Mimea', isReviewed: true })
    const { content } = await d.exported({ language: 'sw', format: 'xliff' })
    expect(content.match(/approved="yes"/g)).toHaveLength(1)
  })
})

test('what msgattrib --clear-fuzzy of gettext 0.21 makes reviewed is counted, and can be taken as drafts', async () => {
  const d = desk()
  putTranslation(d.db, { language: 'sw', key: 'farmer.home.crops', text: 'Mazao', english: 'My Crops', isReviewed: true, updatedAt: '2026-11-21T12:00:01.000Z' }) // biome-ignore format: one row
  const cleared = (await d.exported({ language: 'sw', format: 'po' })).content.replaceAll('#, fuzzy\n', '').replaceAll('#, fuzzy, ', '#, ').replace('msgstr "Pata msaada"', 'msgstr "Get help"') // biome-ignore format: one row
  const drafts = await d.sent(cleared, { dryRun: true, asDrafts: true })
  expect(drafts).toMatchObject({ newlyReviewed: 0, changed: 1, sameAsEnglish: 1 })
  const answer = await d.sent(cleared, { dryRun: true })
  expect(answer.sameAsEnglish).toBeGreaterThan(1)
  expect(answer.newlyReviewed).toBe(answer.changed)
  expect(answer.newlyReviewed).toBeGreaterThan(1000)
  await d.sent(cleared, { asDrafts: true })
  const { counts } = await d.as(d.people.ruth).admin.translations.list({ language: 'sw', limit: 1 })
  expect(counts.reviewed).toBe(1)
})

test('an apostrophe before a value is refused with its cure, as gettext 0.21 carries it unchanged', async () => {
  const file = po('msgctxt "farmer.home.morning"\nmsgid "Good morning, {name}"\nmsgstr "Bon matin d\'{name}"').replace('sw', 'fr') // biome-ignore format: one row
  expect(await desk().sent(file, { language: 'fr' })).toMatchObject({
    refused: 1,
    reasons: [{ reason: expect.stringContaining('two apostrophes') }],
  })
})

describe('a text of the menu that is too long for a phone', () => {
  const key = 'agent.menu.help'
  const words = 'Kuu répond à : PRIX RIZ, METEO LAGOS, CONSEIL MAIS, CULTURES, PRET, ENCORE, LANGUE. '
  const long = `${words}ARRET arrête tous les messages que vous recevez sur ce téléphone, START les reprend quand vous voulez.`

  test('is refused in a file, with what fits', async () => {
    const d = desk()
    const english = (await d.messageOf(key))!.english
    const file = (text: string) => po(`msgctxt "${key}"\nmsgid "${english}"\nmsgstr "${text}"`).replace('Language: sw', 'Language: fr') // biome-ignore format: one file
    expect(await d.sent(file(long), { language: 'fr', dryRun: true })).toMatchObject({
      refused: 1,
      reasons: [{ key, reason: expect.stringContaining('too long for a phone') }],
    })
    expect(await d.sent(file(`${words}ARRET: fin. START: reprise.`), { language: 'fr' })).toMatchObject({ changed: 1, refused: 0 }) // biome-ignore format: one step
  })

  test('is refused on the screen too, and by its longest values', async () => {
    const { save } = desk()
    const saved = (name: string, text: string) =>
      save({ language: 'fr', key: `agent.menu.${name}`, text, isReviewed: true })
    await expect(saved('help', long)).rejects.toThrow('too long for a phone')
    const owed =
      '{product} : il vous reste à payer la somme de {left}, dont la prochaine échéance est de {amount}, à payer avant le {day}'
    await expect(saved('owed', owed)).rejects.toThrow('too long for a phone')
    await saved('owed', '{product} : {left} à payer, puis {amount} avant le {day}')
  })
})
