import type { openApi } from './openapi.ts'

/** By media type; all of one operation have the same schema. */
type Content = Record<string, { schema: unknown }>
type Operation = {
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content }>
}

/** The description as a page to read: no script, no other origin. */
export function docsPage(description: ReturnType<typeof openApi>) {
  const { title, version } = description.info
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation as Operation)),
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API ${escapeHtml(version)}</title><link rel="stylesheet" href="/api/docs.css">
<main><h1>${escapeHtml(title)} API <small>${escapeHtml(version)}</small></h1><p>${escapeHtml(description.info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>${operations.join('\n')}</main></html>`
}

function operationHtml(method: string, path: string, { summary, parameters = [], requestBody, responses }: Operation) {
  const rows = parameters.map(
    ({ name, in: where, required }) =>
      `<li><code>${escapeHtml(name)}</code> in the ${where}${required ? ', required' : ''}</li>`,
  )
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
${rows.length > 0 ? `<h2>Parameters</h2><ul>${rows.join('')}</ul>` : ''}
${requestBody ? `<h2>Body</h2>${schemaHtml(requestBody.content)}` : ''}
<h2>Answer</h2>${schemaHtml(responses['200']!.content)}</details>`
}

const schemaHtml = (content: Content) => {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content)
  const kinds = type === 'application/json' ? '' : `<p><code>${escapeHtml(Object.keys(content).join(', '))}</code></p>`
  return `${kinds}<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)

export const DOCS_CSS = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:52rem;margin:auto;padding:1rem}
details{border:1px solid #8884;border-radius:14px;padding:0 1rem;margin:.75rem 0}
summary{min-height:44px;display:flex;flex-wrap:wrap;gap:.2rem .75rem;align-items:center;cursor:pointer}
summary b{min-width:4rem}summary span{opacity:.75}
pre{overflow:auto;max-height:24rem;font-size:14px}h2{font-size:1rem;margin:.5rem 0 0}
`
