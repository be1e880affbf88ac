import { expect, test } from 'vitest'
import { approvalNotice, rejectionNotice } from './loan-notice.ts'

const decided = { product: 'Seed', principal: 5000, currency: 'KES' }

test('an approval tells what is to be paid back', () => {
  expect(approvalNotice({ ...decided, total: 1000, amounts: [333.33, 333.33, 333.34] })).toEqual({
    type: 'system',
    priority: 'high',
    title: 'Your loan was approved',
    message:
      'Your application for ‘Seed’ of KSh 5,000 was approved. You will pay back KSh 1,000 in 3 instalments of KSh 333.33, the last one of KSh 333.34.',
    link: '/finance',
  })
})

test('equal instalments need no word on the last one', () => {
  const { message } = approvalNotice({ ...decided, total: 900, amounts: [300, 300, 300] })
  expect(message).toMatch(/in 3 instalments of KSh 300\.$/)
})

test('a rejection tells the reason', () => {
  expect(rejectionNotice({ ...decided, reason: 'The quotation is missing.' })).toMatchObject({
    title: 'Your loan was not approved',
    message: 'Your application for ‘Seed’ of KSh 5,000 was rejected: The quotation is missing.',
  })
})
