import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents, marketPrices, passwordCodes, users } from '#db/schema/index.ts'
import { village } from '../village.ts'

async function desk() {
  const w = village({ quickPasswords: true })
  const headers = { authorization: `Bearer ${(await w.sessions.open('ruth')).token}` }
  const send = (file: BodyInit, { query = '', type = 'text/csv', ...more } = {} as Record<string, string>) =>
    w.app.request(`/api/admin/users/import${query}`, {
      method: 'POST',
      body: file,
      headers: { ...headers, 'content-type': type, ...more },
    })
  return {
    ...w,
    csv: (path: string, accept = 'text/csv') => w.app.request(`/api${path}`, { headers: { ...headers, accept } }),
    send,
    /** What a file is answered. */
    imported: async (file: BodyInit, more: Record<string, string> = {}) => (await send(file, more)).json(),
    farmers: () => w.db.select().from(users).where(eq(users.role, 'farmer')).orderBy(users.username).all(),
  }
}
type Admin = Awaited<ReturnType<typeof desk>>

const HEAD = 'Full name,Phone,Email,Location,Language,Username'
const FILE = `${HEAD}\r\nComfort Dolo,+231 77 000 0001,c@example.org,"Gbarnga, Bong",French,\r\nZoë Ñandú,,,,,zoe\r\n`
const ROWS = [
  { fullName: 'Comfort Dolo', username: 'comfort.dolo', phone: '+231770000001', location: 'Gbarnga, Bong', language: 'french', email: 'c@example.org' }, // biome-ignore format: one row
  { fullName: 'Zoë Ñandú', username: 'zoe', phone: null, location: null, language: 'english', email: null },
]
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

describe('a file of farmers', () => {
  test.each([
    ['as spreadsheets write it', FILE],
    ['with a mark at its beginning', `\ufeff${FILE}`],
    ['in UTF-16', utf16(FILE)],
    ['in UTF-16, the other way round', utf16(FILE, true)],
    ['with semicolons', FILE.replace('"Gbarnga, Bong"', 'Gbarnga§ Bong').replaceAll(',', ';').replace('§', ',')],
    ['with tabs', FILE.replace('"Gbarnga, Bong"', 'Gbarnga§ Bong').replaceAll(',', '\t').replace('§', ',')],
    [
      'with other line ends, empty lines, and none at its end',
      `\n${FILE.replaceAll('\r\n', '\n').replace('zoe\n', 'zoe')}`,
    ],
    ['with other names of its columns', FILE.replace(HEAD, 'NAME,phone_number,E-mail,Village,language,User name')],
    [
      'with more columns, and rows of nothing',
      `x,${FILE.replace('\r\nC', '\r\n1,C').replace('\r\nZ', '\r\n,,,,,,\r\n2,Z')}`,
    ],
  ])('is read %s', async (_, file) => {
    const w = await desk()
    expect(await w.imported(file as BodyInit)).toMatchObject({ rows: 2, imported: 2, refused: 0, faults: [] })
    expect(w.farmers().filter(({ username }) => username !== 'martha' && username !== 'joseph')).toMatchObject(ROWS)
  })

  test.each(['2026-01-15', '15-01-2026', '15.1.2026', '2026-01-15 00:00:00'])(
    'has no phone number %s',
    async (phone) => {
      const w = await desk()
      const reason = 'This is not a phone number. Spreadsheets shorten long numbers: format the column as text'
      expect(await w.imported(`Full name,Phone\nAmina Otieno,${phone}\n`)).toMatchObject({
        imported: 0,
        faults: [{ line: 2, column: 'Phone', reason }],
      })
    },
  )

  test('that is too large is refused in words', async () => {
    const { imported } = await desk()
    const answer = await imported('Full name\n'.repeat(250_000))
    expect(answer).toMatchObject({ message: 'The file is larger than 2 MB. Divide it into smaller files.' })
  })

  test('gives each farmer a code, told once, and an event of the audit', async () => {
    const w = await desk()
    const once = { 'idempotency-key': 'once' }
    const [one, two] = await Promise.all([w.imported(FILE, once), w.imported(FILE, once)])
    expect(one).toMatchObject({ isDryRun: false, imported: 2, codesExpireAt: '2026-12-21T12:00:00.000Z' })
    // A double click makes one import.
    expect(w.farmers()).toHaveLength(4)
    const told = [one, two].flatMap(({ farmers }) => farmers.map(({ code }: { code: string | null }) => code))
    expect(told.filter(Boolean)).toHaveLength(2)
    expect(w.db.select().from(passwordCodes).all()).toHaveLength(2)
    const events = w.db.select().from(auditEvents).where(eq(auditEvents.action, 'admin.users.import')).all()
    expect(events.map(({ tableName, subjectId }) => [tableName, subjectId])).toEqual(
      one.farmers.map(({ id }: { id: string }) => ['users', id]),
    )
    const [{ username, code }] = one.farmers.some((each: { code: string }) => each.code) ? one.farmers : two.farmers
    await w.as(null).auth.setPassword({ username, code, password: 'a long enough one' })
  })

  test('is previewed without a trace', async () => {
    const w = await desk()
    const before = w.db.$client.serialize()
    expect(await w.imported(FILE, { query: '?dryRun=1' })).toMatchObject({
      isDryRun: true,
      rows: 2,
      imported: 0,
      farmers: [{ id: null, username: 'comfort.dolo', code: null }, { username: 'zoe' }],
    })
    expect(w.farmers()).toHaveLength(2)
    expect(w.db.$client.serialize().length).toBe(before.length)
  })

  test('is imported but for its wrong rows, and each fault is named', async () => {
    const w = await desk()
    w.db.update(users).set({ phone: '0770 000 009' }).where(eq(users.id, 'martha')).run()
    const bad = [
      HEAD,
      'Good Farmer,0770000001,,,,',
      ',0770000002,,,,',
      'Two Phones,00231-77,,,,',
      'Bad Phone,2.31E+11,,,,',
      'Bad Mail,,nobody,,,',
      'Bad Tongue,,,,klingon,',
      'Taken,,,,,MARTHA',
      'Same Phone,(0770) 000001,,,,',
      'Phone of Martha,770000009,,,,',
      'Reserved,,,,,admin',
      'Same name,,,,,good1',
      'Same name,,,,,Good1',
      'Too many cells,,,,,,,x',
    ].join('\n')
    const answer = await w.imported(bad)
    expect(answer).toMatchObject({ rows: 13, fresh: 4, imported: 4, shared: 2, refused: 9 })
    expect(answer.faults.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`)).toEqual([
      '3 Full name',
      '4 Phone',
      '5 Phone',
      '6 Email',
      '7 Language',
      '8 Username',
      '11 Username',
      '13 Username',
      '14 Full name', // biome-ignore format: one list
    ])
    expect(answer.faults[4].reason).toBe(
      'Kuu does not have this language. Write one of these: English, Bassa, Kpelle, Loma, Swahili, Hausa, Amharic, French, Portuguese',
    )
    expect(answer.faults[7].reason).toBe('Line 12 has the same one')
    expect(w.farmers()).toHaveLength(6)
  })

  test('stores each phone number in international form, and knows it in either', async () => {
    const w = await desk()
    w.person('farmer', { fullName: 'Ada Obi', phone: '+2348030000001', location: 'Lagos, Nigeria' })
    w.person('farmer', { fullName: 'Yaw Asante', phone: '0244 000 002', location: 'Techiman, Ghana' })
    const head = 'Full name,Phone,Location'
    const bad = await w.imported(
      [
        head,
        'Ada,0803 000 0001,"Lagos, Nigeria"',
        'Yaw,+233 244 000002,"Kumasi, Ghana"',
        'One,0803 000 0003,"Lagos, Nigeria"',
        'The same,+234 803 000 0003,',
        'Too short,0803 00,"Lagos, Nigeria"',
      ].join('\n'),
    )
    // Ada and Yaw are there, and 'The same' has one phone with 'One'.
    expect(bad).toMatchObject({ fresh: 2, changed: 2, shared: 1 })
    expect(bad.faults.map(({ line, reason }: { line: number; reason: string }) => `${line} ${reason}`)).toEqual([
      '6 This is not a phone number of the farmer’s country. Write it with + and the code of its own',
    ])
    const good = await w.imported(`${head}\nThree,0803 000 0003,"Lagos, Nigeria"\nTwo,0712 345 678,"Nakuru, Kenya"\n`)
    expect(good.farmers.map(({ phone }: { phone: string }) => phone)).toEqual(['+2348030000003', '+254712345678'])
  })

  test('gives namesakes a username each', async () => {
    const w = await desk()
    w.person('farmer', { username: 'comfort.dolo' })
    const { farmers } = await w.imported(
      'Full name\nComfort Dolo\nCOMFORT DÓLO\nመስፍን ታደሰ\n李\nAdmin\nKofi,O’Brien\n'.replace(',', ' '),
    )
    expect(farmers.map(({ username }: { username: string }) => username)).toEqual(
      ['comfort.dolo2', 'comfort.dolo3', 'mesfin.tadese', 'farmer', 'farmer2', 'kofi.obrien'], // biome-ignore format: one list
    )
  })

  const zip = Buffer.from('504b0304140006000800', 'hex')
  test.each([
    ['empty', '', 'The file is empty.'],
    ['blank', ' \n\r\n ', 'The file is empty.'],
    ['of a head alone', `${HEAD}\n`, 'The file names columns and no farmer.'],
    ['without a head', 'Comfort Dolo,0770000001\n', 'The first row must name the columns'],
    ['with a column twice', 'Full name,Phone,Mobile\nA,1,2\n', 'Two columns of the first row have the same name.'],
    ['cut within a quotation', `${HEAD}\nComfort,,,"Gbarn`, 'The file is cut off'],
    ['cut within a row', `${HEAD}\nComfort Dolo,0770000001,,,,\nZoe,07700`, 'The file is cut off'],
    ['of a compressed kind', zip, 'This is a compressed file'],
    ['of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'This is not a text file'],
    [
      'in two encodings',
      Buffer.concat([Buffer.from(`${HEAD}\nZoë,,,,,\n`), Buffer.from('Jos\xe9,,,,,\n', 'latin1')]),
      'two encodings',
    ],
    ['of 5,001 farmers', `Full name\n${'A B\n'.repeat(5001)}`, 'A file may have 5,000 rows at most.'],
  ])('that is %s is refused in a sentence', async (_, file, sentence) => {
    const w = await desk()
    const answer = await w.send(file as BodyInit)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'BAD_REQUEST', message: expect.stringContaining(sentence) },
    ])
    expect(w.farmers()).toHaveLength(2)
  })

  test('of another type or too large is refused, and farmers import none', async () => {
    const w = await desk()
    expect((await w.send(FILE, { type: 'application/json' })).status).toBe(415)
    expect((await w.send('x'.repeat(4 * 1024 * 1024))).status).toBe(413)
    expect((await w.send('x'.repeat(2.5 * 1024 * 1024))).status).toBe(400)
    const { token } = await w.sessions.open('martha')
    expect((await w.send(FILE, { authorization: `Bearer ${token}` })).status).toBe(403)
  })

  test('may have 5,000 farmers', async () => {
    const w = await desk()
    const rows = Array.from({ length: 5000 }, (_, n) => `Mary Doe,+231 77 ${1_000_000 + n},,Gbarnga,,`)
    const answer = await w.imported([HEAD, ...rows].join('\n'), { query: '?dryRun=1' })
    expect(answer).toMatchObject({ rows: 5000, refused: 0, farmers: [{ username: 'mary.doe' }, { username: 'mary.doe2' }, {}, {}, {}] }) // biome-ignore format: one answer
  })
})

describe('a list as CSV', () => {
  const linesOf = async (answer: Response) => (await answer.text()).split('\r\n').slice(0, -1)

  test('has every row that the filters show, and nothing of a formula', async () => {
    const w: Admin = await desk()
    for (let n = 0; n < 1200; n++) w.person('farmer', { fullName: n === 7 ? '=HYPERLINK("x")' : `Farmer, ${n}` })
    const answer = await w.csv('/admin/users?role=farmer&sort=fullName')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kuu-users.csv"')
    expect(answer.headers.get('vary')).toContain('Accept')
    const [head, ...rows] = await linesOf(answer)
    expect(head?.replaceAll('"', '')).toBe(
      'id,username,fullName,role,email,phone,location,language,preferredLocation,isActive,createdAt,version,gender,birthYear,groupName',
    )
    expect(rows.filter((row) => row.includes(`,"'=HYPERLINK(""x"")","farmer",`))).toHaveLength(1)
    expect(rows).toHaveLength(1202)
    expect(new Set(rows).size).toBe(1202)
    expect(await linesOf(await w.csv('/admin/users?q=sirleaf'))).toHaveLength(2)
  })

  test('of farmers is read by the import as it was written: nobody is new, nothing changes', async () => {
    const w = await desk()
    w.person('farmer', {
      fullName: "N'Diaye, =Awa",
      phone: '+221771234567',
      location: 'Thiès, Senegal',
      email: 'a@b.sn',
    })
    // A number of a demo, and one of a plan that ended in 2024.
    w.person('farmer', { fullName: 'Mutua Kioko', phone: '+254000000117', location: 'Machakos, Kenya' })
    w.person('farmer', { fullName: 'Codjo Hounsou', phone: '+22997123456', location: 'Cotonou, Benin' })
    const file = await (await w.csv('/admin/users?role=farmer')).text()
    expect(await w.imported(file)).toMatchObject({ rows: 5, fresh: 0, changed: 0, same: 5, refused: 0 })
    const other = 'Full name,Phone,Location\nAfi Dossou,+229 97 12 34 57,"Cotonou, Benin"\n'
    expect(await w.imported(other)).toMatchObject({ rows: 1, imported: 0, refused: 1 })
  })

  test('is of one page where one is asked for', async () => {
    const w = await desk()
    const answer = await w.csv('/admin/users?limit=2&sort=fullName')
    expect(await linesOf(answer)).toHaveLength(3)
    expect(answer.headers.get('link')).toContain('rel="next"')
  })

  test.each([
    ['application/json, text/csv;q=0.5', 'application/json'],
    ['text/csv, application/json;q=0.5', 'text/csv; charset=utf-8'],
    ['*/*', 'application/json'],
    ['text/html', 'application/json'],
  ])('%s is answered as %s', async (accept, type) => {
    expect((await (await desk()).csv('/admin/users', accept)).headers.get('content-type')).toBe(type)
  })

  test('a list that comes whole is a file too', async () => {
    const w = await desk()
    const answer = await w.csv('/admin/courses')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines[0]).toContain('"title",')
    expect(lines).toHaveLength(3)
  })

  test('names what is within a row, on every list', async () => {
    const w = await desk()
    w.db.delete(marketPrices).run()
    w.db.insert(marketPrices).values({ cropId: 'maize', market: 'Lagos', pricePerKg: 45050, currency: 'NGN', date: '2026-11-21' }).run() // biome-ignore format: one row
    const [head, row] = await linesOf(await w.csv('/admin/market-prices'))
    expect(head).toContain('"crop.name","crop.localName"')
    expect(row).toContain('Zea mays","Corn"')
    expect(row).toContain(',450.5,"NGN",')
    const refused = await w.app.request('/api/admin/users', { headers: { accept: 'text/csv' } })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([401, 'application/json'])
  })
})
