#!/bin/sh
# Software: npm mammoth 1.13.0 (Word to HTML and Markdown), with a file of docx 9.15.2.
# Valid: a word that is struck through (w:strike, ECMA-376 part 1, 17.3.2.37), and numbered steps with a sentence
#   between the second and the third, which share their list (w:numId) and so count on in Word.
# Expected: '~~not~~' or nothing in Markdown, as the HTML has <s>, and a third step.
# Seen: in Markdown the struck word is an ordinary one: a correction of the author's is undone, and 'Do spray' says
#   the contrary. The third step is a first one, in HTML too. mammoth gives no message about either.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
npm install --prefix "$dir" --no-save --ignore-scripts --no-audit --no-fund --silent \
  mammoth@1.13.0 docx@9.15.2
cat >"$dir/check.mjs" <<'END'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Document, Packer, Paragraph, TextRun } = require('docx')
const mammoth = require('mammoth')
const step = (text) => new Paragraph({ text, numbering: { reference: 'steps', level: 0 } })
const struck = ['Do ', { text: 'not ', strike: true }, 'spray.'].map((run) => new TextRun(run))
const steps = [step('Dig.'), step('Water.'), new Paragraph('Wait a week.'), step('Plant.')]
const config = [{ reference: 'steps', levels: [{ level: 0, format: 'decimal', text: '%1.' }] }]
const children = [new Paragraph({ children: struck }), ...steps]
const buffer = await Packer.toBuffer(new Document({ numbering: { config }, sections: [{ children }] }))
const html = await mammoth.convertToHtml({ buffer })
const markdown = await mammoth.convertToMarkdown({ buffer })
console.log(html.value + '\n' + markdown.value)
assert.match(html.value, /Do <s>not <\/s>spray.*Wait a week\.<\/p><ol><li>Plant/)
assert.match(markdown.value, /^Do not spray/)
assert.match(markdown.value, /^1\. Plant/m)
assert.deepEqual([html.messages, markdown.messages], [[], []])
END
node "$dir/check.mjs"
