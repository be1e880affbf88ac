import { expect, test } from 'vitest'
import { approvalNotice, rejectionNotice } from './loan-notice.ts'

const decided = { product: 'Seed', principal: 5000, currency: 'KES' }

test('an approval tells what is to be paid back', () => {
  expect(approvalNotice({ ...decided, total: 5750, count: 12, instalment: 479.16 })).toEqual({
    type: 'system',
    priority: 'high',
    title: 'Your loan was approved',
    message:
      'Your application for ‘Seed’ of KSh 5,000 was approved. You will pay back KSh 5,750 in 12 instalments of KSh 479.16.',
    link: '/finance',
  })
})

test('a rejection tells the reason', () => {
  expect(rejectionNotice({ ...decided, reason: 'The quotation is missing.' })).toMatchObject({
    title: 'Your loan was not approved',
    message: 'Your application for ‘Seed’ of KSh 5,000 was rejected: The quotation is missing.',
  })
})
