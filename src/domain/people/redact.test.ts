import { describe, expect, test } from 'vitest'
import { holdsNumber, redact } from './redact.ts'

const MARTHA = { numbers: ['+254708374149', '', '0770 000 009'], names: ['Martha Kollie', ''] }

describe('what a provider said, without the person', () => {
  test.each([
    ['a number in a string', '{"partyId":"254708374149","amount":"1000"}', '{"partyId":"[removed]","amount":"1000"}'],
    ['a number as a number', '{"PhoneNumber":254708374149,"Amount":1000}', '{"PhoneNumber":0,"Amount":1000}'],
    ['a number without the country code', '{"to":"0708374149"}', '{"to":"[removed]"}'],
    ['a number with blanks', '{"to":"+231 770 000 009"}', '{"to":"[removed]"}'],
    ['a name in any case', '{"note":"Paid by MARTHA KOLLIE"}', '{"note":"[removed]"}'],
    [
      'the name of who has the number, as the provider knows it',
      '{"Key":"ReceiverPartyPublicName","Value":"254711111111 - M. K. Doe"}',
      '{"Key":"ReceiverPartyPublicName","Value":"[removed]"}',
    ],
    ['names by their keys, deep inside', '{"a":[{"FirstName":"M"},{"last_name":"K"}]}', '{"a":[{"FirstName":"[removed]"},{"last_name":"[removed]"}]}'], // biome-ignore format: one row
    ['a form, which is no JSON', 'from=254708374149&text=Martha Kollie&id=ATX', 'from=[removed]&text=[removed]&id=ATX'],
  ])('%s goes', (_, before, after) => {
    expect(redact(before, MARTHA)).toBe(after)
  })

  test.each([
    ['the number of somebody else', '{"PhoneNumber": 254708374140}'],
    ['a receipt, an amount and a time', '{"MpesaReceiptNumber": "NLJ7RT61SV", "Amount": 1, "TransactionDate": 20191219102115}'], // biome-ignore format: one row
    ['the label of an item', '{"Name": "Amount", "Value": 5}'],
    ['what is no JSON', 'NLJ7RT61SV 1000 KES'],
  ])('%s stays as it came', (_, body) => {
    expect(redact(body, MARTHA)).toBe(body)
  })
})

describe('a text that names nobody but by a number', () => {
  const OWN = ['+2348031234567', '']
  test.each([
    ['as it is dialled', '{"MSISDN":"2348031234567"}', true],
    ['as a number', '{"MSISDN":2348031234567,"TransAmount":1000}', true],
    ['in its own country', '{"from":"08031234567"}', true],
    ['with blanks', 'Paid by +234 803 123 4567 on 20261121', true],
    ['beside other digits', 'ATX 20261121 2348031234567 1000', true],
    ['another network’s number with the same end', '{"MSISDN":"2347031234567"}', false],
    ['its last digits alone', '{"BillRefNumber":"31234567"}', false],
    ['a longer run of digits', '{"id":"99992348031234567"}', false],
    ['none', '{"MSISDN":"f3a9"}', false],
  ])('%s', (_, text, isHeld) => {
    expect(holdsNumber(text, OWN)).toBe(isHeld)
  })
  test('no number is held by any text', () => {
    expect(holdsNumber('{"MSISDN":"2348031234567"}', ['', '40404'])).toBe(false)
  })
})
