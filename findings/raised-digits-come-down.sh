#!/bin/sh
# Software: npm turndown 7.2.5 with turndown-plugin-gfm 1.0.2, and mammoth 1.13.0's convertToMarkdown, from a file of
#   docx 9.15.2.
# Valid: '10' and a raised '6' for 10 to the power of 6 (<sup>, HTML Living Standard 4.5.19; w:vertAlign, ECMA-376),
#   as instructions for sprays of fungi and bacteria count their spores. 1½ is set as 1<sup>1</sup>/<sub>2</sub>
#   likewise.
# Expected: <sup> kept, as Markdown allows HTML (CommonMark 0.31, 6.6), or a '^'.
# Seen: '106 spores', and '11/2 l' for one and a half litres. mammoth's HTML of the same file has the <sup>.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  turndown@7.2.5 turndown-plugin-gfm@1.0.2 mammoth@1.13.0 docx@9.15.2
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const Turndown = require('turndown')
const mammoth = require('mammoth')
const { Document, Packer, Paragraph, TextRun } = require('docx')
const convert = new Turndown().use(require('turndown-plugin-gfm').gfm)
const raised = new TextRun({ text: '6', superScript: true })
const text = new Paragraph({ children: [new TextRun('10'), raised, new TextRun(' spores')] })
const buffer = await Packer.toBuffer(new Document({ sections: [{ children: [text] }] }))
const html = (await mammoth.convertToHtml({ buffer })).value
const seen = [
  convert.turndown(html),
  convert.turndown('<p>1<sup>1</sup>/<sub>2</sub> l</p>'),
  (await mammoth.convertToMarkdown({ buffer })).value.trim(),
]
console.log(html, seen)
assert.deepEqual(seen, ['106 spores', '11/2 l', '106 spores'])
assert.match(html, /10<sup>6<\/sup>/)
END
node "$dir/check.mjs"
