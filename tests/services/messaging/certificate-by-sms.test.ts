import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '#db/client.ts'
import { certificates, smsMessages } from '#db/schema/index.ts'
import { receiveSms } from '#services/messaging/receive-sms.ts'
import { CODE, teach } from '../../lessons.ts'
import { village } from '../../village.ts'

function phone() {
  const w = village()
  teach(w)
  let ids = 0
  const send = (text: string) => {
    ids += 1
    const sms = { gateway: 'africastalking', gatewayId: `m${ids}`, phone: '+231770000009', shortCode: '40404', text }
    transact(w.db, (tx) => receiveSms(tx, sms, w.clock.now))
    return w.db.select().from(smsMessages).all().at(-1)!.message
  }
  return { ...w, send }
}

test('anybody asks by SMS whether a certificate is valid', () => {
  const { send, db } = phone()
  expect(send(`CERT ${CODE}`)).toMatch(/^Valid: J\. K\., Maize, 2026-11-01\./)
  expect(send(CODE.toLowerCase().replaceAll('-', ' '))).toMatch(/^Valid: /)
  db.update(certificates).set({ revokedAt: '2026-11-20T00:00:00.000Z' }).where(eq(certificates.code, CODE)).run()
  expect(send(`CERT ${CODE}`)).toMatch(/^NOT valid, it was revoked: J\. K\., /)
  expect(send('CERT KUU-0000-0000-0000-1')).toMatch(/^There is no certificate with this code\./)
  expect(send('cert')).toMatch(/^Write CERT and the code/)
  expect(send(`CHETI ${CODE}`)).toContain('J. K.')
})
