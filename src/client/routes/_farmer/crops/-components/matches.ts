/** Whether a crop answers a search by its English or its local name. An empty search is answered by all. */
export const matches = ({ name, localName }: { name: string; localName: string | null }, search: string) => {
  const wanted = search.trim().toLowerCase()
  return name.toLowerCase().includes(wanted) || (localName?.toLowerCase().includes(wanted) ?? false)
}
