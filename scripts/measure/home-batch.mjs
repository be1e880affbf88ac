const HOME = ['farmer.care.due', 'farmer.crops.list', 'farmer.advice.list', 'farmer.advisories.nearest', 'farmer.prices.newest', 'farmer.notifications.unread'] // biome-ignore format: one list

/** Opens a session by a procedure that answers with one. */
export async function signIn(url, path, json) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/trpc/${path}`, { method: 'POST', headers, body: JSON.stringify({ json }) })
  return (await answer.json()).result.data.json
}

/** Reads a farmer's home as the client does: one batch. */
export async function readHome(url, { token, user }) {
  const farmerId = user.id
  const inputs = { 0: { farmerId }, 1: { farmerId }, 2: undefined, 3: { most: 3 }, 4: { most: 3 }, 5: undefined }
  const batch = Object.fromEntries(Object.entries(inputs).flatMap(([at, json]) => (json ? [[at, { json }]] : [])))
  const query = new URLSearchParams({ batch: '1', input: JSON.stringify(batch) })
  const answer = await fetch(`${url}/trpc/${HOME.join(',')}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200) throw new Error(`The home answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}
