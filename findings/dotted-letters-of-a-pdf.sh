#!/bin/sh
# Software: npm pdfkit 0.20.2, and pdf-lib 1.17.1 with @pdf-lib/fontkit 1.1.1, both with Noto Sans of
#   @expo-google-fonts/noto-sans 0.4.2; the text is taken out again by pdfjs-dist 4.10.38.
# Valid: Yoruba beside English. Noto Sans draws ọ as an o and a dot, by a rule of the font (OpenType, GSUB 'ccmp');
#   the ToUnicode map of a PDF says for each code which text it stands for (ISO 32000-1, 9.10.3).
# Expected: the text that was written, when it is copied, searched or read aloud.
# Seen: by pdfkit, all letters o become ọ from the first one on: 'ọffice, ọne'. By pdf-lib, the second ọ is an o;
#   where its dot was, some readers show a sign that nobody wrote. On paper both are right. A certificate is not found
#   by the name that stands on it.
# Kuu: tests/server/pdf/readable-letters.test.ts
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  pdfkit@0.20.2 pdf-lib@1.17.1 @pdf-lib/fontkit@1.1.1 pdfjs-dist@4.10.38 \
  @expo-google-fonts/noto-sans@0.4.2
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const require = createRequire(import.meta.url)
const PdfKit = require('pdfkit')
const { PDFDocument } = require('pdf-lib')
const font = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')
const written = 'Ọkọ: office, one'

async function textOf(pdf) {
  const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(1)
  return (await page.getTextContent()).items.map((item) => item.str).join('')
}
const first = new PdfKit()
first.font(font).text(written).end()
const second = await PDFDocument.create()
second.registerFontkit(require('@pdf-lib/fontkit'))
second.addPage().drawText(written, { font: await second.embedFont(readFileSync(font)), y: 100 })
const seen = [await textOf(Buffer.concat(await first.toArray())), await textOf(await second.save())]
console.log('written:', written, '| read:', seen)
assert.match(seen[0].normalize(), /^Ọkọ.*ọffice, ọne$/)
assert.match(seen[1].normalize(), /^Ọko.*office, one$/)
END
node "$dir/check.mjs"
