import { expect, test } from 'vitest'
import { ticketReplies } from '#db/schema/index.ts'
import { village } from '../../village.ts'

const ticketId = 'KUU-MARTHA'

test('another farmer can neither read nor answer a ticket, and cannot tell whether it exists', async () => {
  const { as, people, db } = village()
  const { contact } = as(people.joseph).farmer
  for (const id of [ticketId, 'KUU-NOBODY']) {
    await expect(contact.conversation({ ticketId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(contact.reply({ ticketId: id, message: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(db.select().from(ticketReplies).all()).toEqual([])
})

test('a farmer answers no tickets as an agent, not even their own', async () => {
  const { as, people } = village()
  const { answer, close, reopen, list } = as(people.martha).agent.tickets
  for (const ask of [
    () => answer({ ticketId, message: 'Done' }),
    () => close({ ticketId }),
    () => reopen({ ticketId }),
    () => list({}),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('an agent answers: the sender is notified, reads it, and writes again', async () => {
  const { as, people, clock } = village()
  const [martha, hawa] = [as(people.martha).farmer, as(people.hawa).agent.tickets]
  expect((await hawa.list({ status: 'open' })).items).toHaveLength(1)
  expect(await hawa.answer({ ticketId, message: ' Pick them off by hand. ' })).toMatchObject({ status: 'answered' })
  expect((await hawa.list({ status: 'open' })).items).toEqual([])
  const [notified] = (await martha.notifications.list()).filter(({ link }) => link)
  expect(notified).toMatchObject({ type: 'system', isRead: false, link: '/tickets/KUU-MARTHA' })
  expect(notified?.message).toContain('Hawa Sirleaf')

  clock.now = new Date(clock.now.getTime() + 60_000)
  await martha.contact.reply({ ticketId, message: 'And the beans?' })
  expect(await martha.contact.conversation({ ticketId })).toMatchObject({
    status: 'open',
    hasAccount: true,
    replies: [
      { bySender: false, author: 'Hawa Sirleaf', message: 'Pick them off by hand.' },
      { bySender: true, author: 'Martha Kollie', message: 'And the beans?' },
    ],
  })
  expect(await martha.contact.get({ ticketId })).not.toHaveProperty('replies')
})

test('closing a ticket notifies its sender once, and it takes no more answers', async () => {
  const { as, people } = village()
  const agent = as(people.ruth).agent.tickets
  for (const _ of ['once', 'again']) expect(await agent.close({ ticketId })).toMatchObject({ status: 'closed' })
  const notified = (await as(people.martha).farmer.notifications.list()).filter(
    ({ link }) => link === `/tickets/${ticketId}`,
  )
  expect(notified).toMatchObject([{ type: 'system', title: 'Your request was closed' }])
  expect(notified[0]?.message).toContain('Ruth Togba')
  const refused = { code: 'CONFLICT', message: 'This request is closed. Please send a new one' }
  await expect(agent.answer({ ticketId, message: 'Late' })).rejects.toMatchObject(refused)
  await expect(as(people.martha).farmer.contact.reply({ ticketId, message: 'But' })).rejects.toMatchObject(refused)
})

test('a closed ticket that is opened again is what it was, and its sender hears of it only if the closing was read', async () => {
  const { as, people } = village()
  const agent = as(people.ruth).agent.tickets
  const martha = as(people.martha).farmer
  const heard = async () =>
    (await martha.notifications.list()).filter(({ link }) => link === `/tickets/${ticketId}`).map(({ title }) => title)

  await agent.close({ ticketId })
  expect(await agent.reopen({ ticketId })).toMatchObject({ status: 'open' })
  expect(await agent.reopen({ ticketId })).toMatchObject({ status: 'open' })
  expect(await heard()).toEqual([])

  await agent.answer({ ticketId, message: 'Pick them off' })
  await agent.close({ ticketId })
  await martha.notifications.readAll()
  expect(await agent.reopen({ ticketId })).toMatchObject({ status: 'answered' })
  expect((await heard()).sort()).toEqual(['Your request is open again', 'Your request was answered', 'Your request was closed']) // biome-ignore format: one row
  await martha.contact.reply({ ticketId, message: 'Thank you' })
})

test('a sender without an account is not notified: there is nowhere to', async () => {
  const { as, people } = village()
  const sent = await as(null).farmer.contact.submit({ name: 'Visitor', message: 'Hello', phone: '+231 77 000 0001' })
  await as(people.hawa).agent.tickets.answer({ ...sent, message: 'I will call you' })
  const seen = await as(people.hawa).farmer.contact.conversation(sent)
  expect(seen).toMatchObject({ hasAccount: false, replies: [{ bySender: false, author: 'Hawa Sirleaf' }] })
})
