export function damageIn(dataFolder: string): string | undefined
