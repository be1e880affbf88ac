type Block = { reason: string | undefined; name: string | undefined; commands: string }
export function blocksOf(page: string): Block[]
