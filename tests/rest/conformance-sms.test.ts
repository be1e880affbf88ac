import { expect } from 'vitest'
import { conform, denied, type Row, text } from './conformance.ts'

const PHONE = '+231770000001'
const sending: Omit<Row, 'name'> = { method: 'POST', path: '/sms/send', as: 'hawa' }
const refused = (sentence: string) => ({ code: 'BAD_REQUEST', issues: expect.arrayContaining([expect.objectContaining({ message: sentence })]) }) // biome-ignore format: one shape

conform([
  {
    ...sending,
    name: 'a message to a number',
    body: { phone: PHONE, message: 'Rain on Friday', type: 'weather' },
    has: {
      id: text,
      userId: null,
      phone: PHONE,
      message: 'Rain on Friday',
      type: 'weather',
      status: 'pending',
      sentAt: null,
    },
  },
  { ...sending, name: 'no recipient', body: { message: 'Rain' }, status: 400, has: refused('Recipient is required') },
  { ...sending, name: 'no message', body: { phone: PHONE }, status: 400, has: refused('Message is required') },
  {
    ...sending,
    name: 'a message that is too long',
    body: { phone: PHONE, message: 'a'.repeat(161) },
    status: 400,
    has: refused('Message too long (160 chars max)'),
  },
  {
    ...sending,
    name: 'an unknown farmer',
    body: { userId: 'x', message: 'Rain' },
    status: 404,
    has: denied('NOT_FOUND'),
  },
  {
    ...sending,
    name: 'a farmer sends none',
    as: 'martha',
    body: { phone: PHONE, message: 'Rain' },
    status: 403,
    has: denied('FORBIDDEN'),
  },
  { name: 'all messages', as: 'hawa', path: '/sms/messages', has: [] },
  { name: 'those that wait', as: 'hawa', path: '/sms/pending', has: [] },
  { name: 'those of a farmer', as: 'ruth', path: '/sms/conversations/martha', has: [] },
  { name: 'those that wait for a person', as: 'hawa', path: '/sms/inbox', has: [] },
  {
    name: 'an answer to a message that is not there',
    as: 'hawa',
    method: 'POST',
    path: '/sms/inbox/x/answer',
    body: { message: 'I come on Monday' },
    status: 404,
    has: denied('NOT_FOUND'),
  },
  {
    name: 'a word without a meaning',
    as: 'hawa',
    method: 'POST',
    path: '/sms/inbox/x/teach',
    body: { word: 'makai', meaning: 'fruit', value: 'maize' },
    status: 400,
    has: { code: 'BAD_REQUEST' },
  },
  {
    name: 'a farmer dismisses none',
    as: 'martha',
    method: 'POST',
    path: '/sms/inbox/x/dismiss',
    status: 403,
    has: denied('FORBIDDEN'),
  },
  { name: 'a farmer reads none', as: 'martha', path: '/sms/messages', status: 403, has: denied('FORBIDDEN') },
])
