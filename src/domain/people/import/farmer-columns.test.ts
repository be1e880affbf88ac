import { describe, expect, test } from 'vitest'
import { findHead, headFault, readHead } from './farmer-columns.ts'

test.each([
  ['Full name,Phone,Location', ['fullName', 'phone', 'location']],
  ['NAME,phone_number,E-mail,Village', ['fullName', 'phone', 'email', 'location']],
  ['Nom,Prénom,Téléphone,Localité', ['lastName', 'firstName', 'phone', 'location']],
  ['Nom et prénoms,N° de téléphone,Sexe,Âge', ['fullName', 'phone', 'gender', 'age']],
  [
    'Nom,Prénom,Sexe (H/F),Année de naissance,Groupement',
    ['lastName', 'firstName', 'gender', 'birthYear', 'groupName'],
  ],
  ['Full name,Sex,Date of birth,Farmer group,Cooperative', ['fullName', 'gender', 'birthYear', 'groupName', null]],
  ['Name,Gender (M/F),Age (years),Cooperative', ['fullName', 'gender', 'age', 'groupName']],
  ['Jina kamili,Jinsia (Me/Ke),Mwaka wa kuzaliwa,Ushirika', ['fullName', 'gender', 'birthYear', 'groupName']],
  // What is there twice is read once, and no file is refused for it.
  ['Full name,Sex,Gender,Age,Age group', ['fullName', 'gender', null, 'age', null]],
  ['Nom complet,Numéro de téléphone,Langue,Adresse e-mail', ['fullName', 'phone', 'language', 'email']],
  ['Jina kamili,Namba ya simu,Kijiji,Lugha', ['fullName', 'phone', 'location', 'language']],
  ['Jina,Simu,Mahali,Jinsia,Umri,Kikundi', ['fullName', 'phone', 'location', 'gender', 'age', 'groupName']],
  ['Jina la kwanza,Jina la ukoo,Simu', ['firstName', 'lastName', 'phone']],
  ['First name,Surname,Mobile No.', ['firstName', 'lastName', 'phone']],
  ['Name,Surname', ['firstName', 'lastName']],
  ['Full name,First name,Last name', ['fullName', null, null]],
  // The most exact place of several.
  ['Name,District,Village,County,Country', ['fullName', null, 'location', null, 'country']],
  ['Name,Phone,Contact', ['fullName', 'phone', null]],
])('%s', (head, columns) => {
  expect(readHead(head.split(','))).toEqual(columns)
})

describe('a head', () => {
  test('without a name, or with two of a kind, is wrong', () => {
    expect(headFault(readHead(['Phone', 'Village']))).toBe('noName')
    expect(headFault(readHead(['Full name', 'Phone', 'Mobile']))).toBe('twice')
    expect(headFault(readHead(['Full name', 'Phone']))).toBeNull()
  })

  test('is found below titles', () => {
    const rows = ['Farmers of Bong County|', 'Printed 3 March 2026|', 'Name|Phone', 'Farmer|0770000001']
    expect(findHead(rows.map((row) => ({ cells: row.split('|') })))).toBe(2)
    expect(findHead([{ cells: ['Comfort Dolo', '0770000001'] }])).toBe(-1)
  })
})
