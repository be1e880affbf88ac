import { expect, test } from 'vitest'
import { documentType, endingOf } from './document-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'
const zipOf = (...names: string[]) => `PK\x03\x04\x14\0[Content_Types].xml${names.join('\0')}`

test.each([
  ['%PDF-1.7\n', 'guide.pdf', 'pdf'],
  ['%PDF-1.7\n', 'guide.PDF', 'pdf'],
  // H34: a byte order mark before the head.
  ['\xef\xbb\xbf%PDF-1.4\n', 'guide.pdf', 'pdf'],
  [`${' '.repeat(1020)}%PDF-1.4`, 'guide.pdf', null],
  // H35: Unicode text of Excel, in either order.
  ['\xff\xfec\0r\0o\0p\0\r\0\n\0', 'prices.csv', 'csv'],
  ['\xfe\xff\0c\0r\0o\0p\0\n', 'prices.csv', 'csv'],
  ['\xff\xfec\0\0\0', 'prices.csv', null],
  ['\xff\xfec\0r', 'prices.csv', null],
  [OLE, 'old.doc', 'doc'],
  [OLE, 'old.xls', 'xls'],
  [zipOf('word/document.xml'), 'new.docx', 'docx'],
  [zipOf('xl/workbook.xml'), 'new.xlsx', 'xlsx'],
  ['Weed twice.\r\n\tThen wait.', 'notes.txt', 'txt'],
  ['# Wéed\n', 'notes.md', 'md'],
  ['crop,kg\nmaize,4\n', 'yield.csv', 'csv'],
  ['%PDF-1.7\n', 'guide.docx', null],
  [zipOf('word/document.xml'), 'new.xlsx', null],
  [zipOf('xl/workbook.xml'), 'new.docx', null],
  [zipOf('word/document.xml', 'word/vbaProject.bin'), 'macro.docx', null],
  ['PK\x03\x04 classes.dex', 'app.docx', null],
  ['MZ\x90\0', 'setup.txt', null],
  ['MZ\x90\0', 'setup.exe', null],
  ['<svg/>', 'picture.svg', null],
  ['<html>', 'page.html', null],
  ['text', 'noending', null],
  ['', 'empty.txt', null],
  [OLE, 'old.pdf', null],
])('%j named %s is %s', (content, name, type) => {
  expect(documentType(bytes(content), name)).toBe(type)
})

test.each([
  ['a.b.PDF', 'pdf'],
  [' report.csv ', 'csv'],
  ['.pdf', 'pdf'],
  ['pdf', null],
  ['a.pdf.exe', null],
])('the ending of %s is %s', (name, ending) => {
  expect(endingOf(name)).toBe(ending)
})
