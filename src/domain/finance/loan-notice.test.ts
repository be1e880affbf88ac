import { expect, test } from 'vitest'
import { noticeIn } from '../messaging/notification-languages.ts'
import { approvalNotice, rejectionNotice } from './loan-notice.ts'

const decided = { product: 'Seed', principal: 500_000, currency: 'KES' }

test('an approval contains the amount to repay', () => {
  const notice = approvalNotice({ ...decided, total: 100_000, amounts: [33_333, 33_333, 33_334] })
  expect(notice).toMatchObject({ kind: 'loanApproved', priority: 'high' })
  expect(noticeIn('en', notice)).toEqual({
    title: 'Your loan was approved',
    message:
      'Your application for ‘Seed’ of KSh 5,000 was approved. You will pay back KSh 1,000 in 3 instalments of KSh 333.33, the last one of KSh 333.34.',
  })
})

test('equal instalments need no mention of the last one', () => {
  const { message } = noticeIn('en', approvalNotice({ ...decided, total: 90_000, amounts: [30_000, 30_000, 30_000] }))
  expect(message).toMatch(/in 3 instalments of KSh 300\.$/)
})

test('a rejection contains the reason', () => {
  expect(noticeIn('en', rejectionNotice({ ...decided, reason: 'The quotation is missing.' }))).toEqual({
    title: 'Your loan was not approved',
    message: 'Your application for ‘Seed’ of KSh 5,000 was rejected: The quotation is missing.',
  })
})
